// The heads that people can have, each in two layers (hair, shoulders and face; then fringe, hat, glasses), the moods that lie between
// them, and what can be put on top. Box 0 0 100 104; the shirt is in the color of the seat (currentColor).

export type Mood = 'neutral' | 'happy' | 'mad' | 'asleep' | 'angry' | 'gloomy' | 'shocked'

interface Head {
  back: string
  front: string
}

export const HEADS: Readonly<Record<string, Head>> = {
  ada: {
    back: `<path d="M17 60C12 26 28 10 50 10s38 16 33 50c0 13-3 22-8 27H25c-5-5-8-14-8-27z" fill="#9c3526"/><path d="M6 104c2-16 18-21 44-21s42 5 44 21z" fill="currentColor"/><path d="M42 76h16v12q-8 6-16 0z" fill="#eab88f"/><ellipse cx="50" cy="54" rx="27" ry="29" fill="#ffdcbc"/><g fill="#d9956a" opacity=".7"><circle cx="33" cy="62" r="1.2"/><circle cx="37" cy="65" r="1.2"/><circle cx="67" cy="62" r="1.2"/><circle cx="63" cy="65" r="1.2"/></g><circle cx="22" cy="70" r="4" fill="#f2c14e"/><circle cx="78" cy="70" r="4" fill="#f2c14e"/>`,
    front: `<path d="M20 54C17 26 33 16 50 16s33 10 30 38c-5-12-10-17-16-20-9 9-27 12-44 20z" fill="#c24a34"/><path d="M34 24c6-5 14-6 21-5" fill="none" stroke="#e57a5d" stroke-width="3.5" stroke-linecap="round"/>`,
  },
  bruno: {
    back: `<path d="M4 104c2-18 18-23 46-23s44 5 46 23z" fill="currentColor"/><path d="M40 92l10 9 10-9" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/><ellipse cx="50" cy="53" rx="30" ry="29" fill="#f1c79e"/><circle cx="20" cy="55" r="6" fill="#e5b184"/><circle cx="80" cy="55" r="6" fill="#e5b184"/><path d="M20 55c-1 26 10 39 30 39s31-13 30-39c-4 8-9 7-14 4-8-5-24-5-32 0-5 3-10 4-14-4z" fill="#c8833a"/><path d="M30 82q8 8 20 8" fill="none" stroke="#e0a55c" stroke-width="3" stroke-linecap="round"/><ellipse cx="50" cy="70" rx="13" ry="8" fill="#f1c79e"/>`,
    front: `<path d="M18 40C16 20 32 10 52 10s34 12 32 28c-8-2-14-2-34-2s-24 0-32 4z" fill="#55654f"/><path d="M14 43c4-8 18-9 36-9s32 1 36 8c-8 0-16-3-36-3s-28 2-36 4z" fill="#3d4a3a"/><path d="M30 18l6 16M46 12l3 22M64 12l-3 22" stroke="#6d8066" stroke-width="1.6"/>`,
  },
  carla: {
    back: `<g fill="#4b2c26"><circle cx="22" cy="40" r="17"/><circle cx="78" cy="40" r="17"/><circle cx="34" cy="22" r="17"/><circle cx="66" cy="22" r="17"/><circle cx="50" cy="16" r="16"/><circle cx="18" cy="60" r="14"/><circle cx="82" cy="60" r="14"/></g><path d="M6 104c2-16 18-21 44-21s42 5 44 21z" fill="currentColor"/><path d="M42 76h16v12q-8 6-16 0z" fill="#7c4b2f"/><ellipse cx="50" cy="55" rx="26" ry="28" fill="#a06a45"/>`,
    front: `<g fill="#5f3a30"><circle cx="34" cy="30" r="9"/><circle cx="48" cy="27" r="10"/><circle cx="63" cy="30" r="9"/></g><g fill="none" stroke="#f4cf6a" stroke-width="2.6"><circle cx="39" cy="52" r="10.5"/><circle cx="61" cy="52" r="10.5"/><path d="M49.5 51q1-2 1.5 0"/></g>`,
  },
  rosa: {
    back: `<path d="M20 40c-6 20-4 40 2 48h12V40zM80 40c6 20 4 40-2 48H66V40z" fill="#3c2418"/><path d="M6 104c2-16 18-21 44-21s42 5 44 21z" fill="currentColor"/><path d="M42 76h16v12q-8 6-16 0z" fill="#c98d62"/><ellipse cx="50" cy="55" rx="26" ry="28" fill="#e5b088"/>`,
    front: `<path d="M20 42C18 18 34 6 50 6s32 12 30 36z" fill="#2f8f6b"/><path d="M34 12v26M44 8v30M56 8v30M66 12v26" stroke="#256f54" stroke-width="2.4"/><rect x="17" y="33" width="66" height="12" rx="6" fill="#3fae83"/><circle cx="50" cy="5" r="7" fill="#f4e3c0"/>`,
  },
  emil: {
    back: `<path d="M4 104c2-17 18-22 46-22s44 5 46 22z" fill="currentColor"/><path d="M34 84h32l-16 16z" fill="#f7efe0"/><path d="M50 88l6 6-6 10-6-10z" fill="#7a2a3a"/><ellipse cx="50" cy="52" rx="29" ry="32" fill="#f5cfae"/><circle cx="21" cy="55" r="6" fill="#e8b890"/><circle cx="79" cy="55" r="6" fill="#e8b890"/><path d="M20 50c-5-4-6-12-2-16 2 6 4 8 6 9zM80 50c5-4 6-12 2-16-2 6-4 8-6 9z" fill="#c9c2b8"/><path d="M36 26q8-6 18-3" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>`,
    front: `<path d="M50 62c-5-4-12-3-16 1-3 3-7 3-10 1 3 8 16 9 26 1 10 8 23 7 26-1-3 2-7 2-10-1-4-4-11-5-16-1z" fill="#a9a097"/>`,
  },
  fenja: {
    back: `<path d="M19 56C14 26 30 12 50 12s36 14 31 44l-4 12H23z" fill="#d9a43c"/><g fill="#e6b850"><circle cx="18" cy="66" r="8"/><circle cx="16" cy="78" r="7"/><circle cx="17" cy="89" r="6"/><circle cx="82" cy="66" r="8"/><circle cx="84" cy="78" r="7"/><circle cx="83" cy="89" r="6"/></g><path d="M6 104c2-16 18-21 44-21s42 5 44 21z" fill="currentColor"/><path d="M42 76h16v12q-8 6-16 0z" fill="#efc09c"/><ellipse cx="50" cy="54" rx="26" ry="28" fill="#ffe2c8"/>`,
    front: `<path d="M22 50C20 26 36 17 50 17s30 9 28 33c-4-10-16-16-28-20-12 4-24 10-28 20z" fill="#e6b850"/><g><circle cx="30" cy="26" r="5" fill="#f28a9b"/><circle cx="42" cy="20" r="5" fill="#fff1d6"/><circle cx="55" cy="19" r="5" fill="#f28a9b"/><circle cx="67" cy="23" r="5" fill="#fff1d6"/></g>`,
  },
  gil: {
    back: `<path d="M50 2c10 6 14 14 14 24H36c0-10 4-18 14-24z" fill="#2d7f74"/><path d="M22 50L4 40l6 14-8 8 20 6zM78 50l18-10-6 14 8 8-20 6z" fill="#3f9d8a"/><path d="M6 104c2-16 18-21 44-21s42 5 44 21z" fill="currentColor"/><path d="M40 76h20v12q-10 6-20 0z" fill="#5fae8a"/><path d="M50 20c22 0 32 14 32 34S70 86 50 86 18 74 18 54s10-34 32-34z" fill="#84cfa4"/><g fill="#62b389"><circle cx="34" cy="32" r="3"/><circle cx="43" cy="27" r="2.2"/><circle cx="66" cy="33" r="3.2"/></g>`,
    front: `<path d="M24 66q5 3 4 9M76 66q-5 3-4 9" fill="none" stroke="#4a9473" stroke-width="3" stroke-linecap="round"/>`,
  },
  nox: {
    back: `<path d="M14 96C8 30 24 8 50 8s42 22 36 88z" fill="#3a2f49"/><path d="M8 104c2-14 18-19 42-19s40 5 42 19z" fill="currentColor"/><path d="M42 76h16v13q-8 6-16 0z" fill="#d9c8cf"/><path d="M41 84h18" stroke="#1c1722" stroke-width="5"/><ellipse cx="50" cy="55" rx="25" ry="28" fill="#f4e9ec"/>`,
    front: `<path d="M22 62C18 24 34 14 50 14s32 10 28 48c-3-6-4-12-5-19H27c-1 7-2 13-5 19z" fill="#4a3d5e"/><path d="M34 20q8-4 16-3" fill="none" stroke="#8a78a8" stroke-width="3.5" stroke-linecap="round"/>`,
  },
  lin: {
    back: `<circle cx="50" cy="10" r="13" fill="#1f1a24"/><path d="M19 58C14 28 30 12 50 12s36 16 31 46l-4 14H23z" fill="#1f1a24"/><path d="M6 104c2-16 18-21 44-21s42 5 44 21z" fill="currentColor"/><path d="M42 76h16v12q-8 6-16 0z" fill="#dba97c"/><ellipse cx="50" cy="55" rx="27" ry="28" fill="#f4cfa4"/><g fill="#f0907a" opacity=".35"><circle cx="31" cy="65" r="5"/><circle cx="69" cy="65" r="5"/></g>`,
    front: `<path d="M21 50C19 26 35 16 50 16s31 10 29 34c-3-8-6-12-10-15H31c-4 3-7 7-10 15z" fill="#2d2634"/><path d="M42 6l16 8" stroke="#e4645a" stroke-width="4" stroke-linecap="round"/><path d="M36 22q8-3 15-2" fill="none" stroke="#5c5068" stroke-width="3" stroke-linecap="round"/>`,
  },
  tarik: {
    back: `<path d="M4 104c2-18 18-23 46-23s44 5 46 23z" fill="currentColor"/><path d="M41 76h18v12q-9 6-18 0z" fill="#8a5a38"/><ellipse cx="50" cy="53" rx="28" ry="30" fill="#b57a4e"/><circle cx="22" cy="55" r="6" fill="#a26b42"/><circle cx="78" cy="55" r="6" fill="#a26b42"/><path d="M23 58c2 20 12 27 27 27s25-7 27-27c-4 5-8 5-12 3-8-3-22-3-30 0-4 2-8 2-12-3z" fill="#2a1b18"/><ellipse cx="50" cy="70" rx="13" ry="7.5" fill="#b57a4e"/>`,
    front: `<path d="M21 46C17 26 27 14 44 15c8-8 30-6 35 6 4 9 3 17 1 25-3-8-6-12-9-14-14 2-28 0-37-5-5 5-9 10-13 19z" fill="#2a1b18"/><path d="M46 20q12-5 22 2" fill="none" stroke="#55403a" stroke-width="3.5" stroke-linecap="round"/>`,
  },
  olga: {
    back: `<circle cx="50" cy="9" r="12" fill="#c9c5cf"/><path d="M20 56C15 28 31 13 50 13s35 15 30 43l-3 8H23z" fill="#c9c5cf"/><path d="M6 104c2-16 18-21 44-21s42 5 44 21z" fill="currentColor"/><path d="M26 86q24 14 48 0l4 6q-28 16-56 0z" fill="#fff" fill-opacity=".55"/><path d="M42 76h16v10q-8 6-16 0z" fill="#e3b394"/><ellipse cx="50" cy="55" rx="26" ry="28" fill="#f8d8bf"/><path d="M29 68q3 3 2 6M71 68q-3 3-2 6" fill="none" stroke="#dba98c" stroke-width="2" stroke-linecap="round"/><circle cx="23" cy="66" r="3.5" fill="#8fd0e8"/><circle cx="77" cy="66" r="3.5" fill="#8fd0e8"/>`,
    front: `<path d="M22 46C21 26 35 17 50 17s29 9 28 29c-8-2-20-8-28-16-8 8-20 14-28 16z" fill="#dedbe3"/><g fill="#fff" fill-opacity=".14" stroke="#7a4a8a" stroke-width="2.6"><path d="M28 46l4 3a9.5 9.5 0 1 0 7-3q-5 0-11 0zM72 46l-4 3a9.5 9.5 0 1 1-7-3q5 0 11 0z"/><path d="M48.5 52q1.5-2 3 0" fill="none"/></g>`,
  },
  kit: {
    back: `<path d="M16 92C6 40 22 12 50 12s44 28 34 80z" fill="#e59a52"/><path d="M20 34L22 4l20 12zM80 34L78 4 58 16z" fill="#e59a52"/><path d="M25 26l1-14 10 7zM75 26l-1-14-10 7z" fill="#ffd9b0"/><path d="M6 104c2-16 18-21 44-21s42 5 44 21z" fill="currentColor"/><path d="M42 78h16v10q-8 6-16 0z" fill="#6b452e"/><ellipse cx="50" cy="56" rx="26" ry="27" fill="#8a5c3e"/>`,
    front: `<path d="M22 62C16 34 32 24 50 24s34 10 28 38c0-14-4-22-10-26-10-5-26-5-36 0-6 4-10 12-10 26z" fill="#f0ab64"/><path d="M40 30q10-4 20 0M44 24q6-2 12 0" fill="none" stroke="#b8702e" stroke-width="2.5" stroke-linecap="round"/><path d="M16 66l10 2M15 73l11 0M84 66l-10 2M85 73l-11 0" stroke="#ffe9cf" stroke-width="1.6" stroke-linecap="round"/>`,
  },
}

export const MOODS: Readonly<Record<Mood, string>> = {
  neutral: `<g fill="#fff"><circle cx="39" cy="52" r="7"/><circle cx="61" cy="52" r="7"/></g><g fill="#2b1420"><circle cx="40" cy="53" r="3.6"/><circle cx="62" cy="53" r="3.6"/></g><g fill="#fff"><circle cx="41.4" cy="51.6" r="1.2"/><circle cx="63.4" cy="51.6" r="1.2"/></g><path d="M42 70q8 5 16 0" fill="none" stroke="#4a1524" stroke-width="3" stroke-linecap="round"/>`,
  happy: `<g fill="none" stroke="#2b1420" stroke-width="3.6" stroke-linecap="round"><path d="M32 54q7-10 14 0M54 54q7-10 14 0"/></g><g fill="#f0707a" opacity=".45"><circle cx="31" cy="62" r="5"/><circle cx="69" cy="62" r="5"/></g><path d="M38 66h24c0 9-5 13-12 13s-12-4-12-13z" fill="#4a1524"/><path d="M43 75c3-4 11-4 14 0-2 3-4 4-7 4s-5-1-7-4z" fill="#ff8392"/>`,
  mad: `<g fill="#fff"><circle cx="38" cy="52" r="9.5"/><circle cx="62" cy="53" r="7"/></g><path d="M38 52m0 0a2 2 0 0 1 3 2a4 4 0 0 1-7 0a6 6 0 0 1 10-5a7.6 7.6 0 0 1 1 6" fill="none" stroke="#6a34a8" stroke-width="2" stroke-linecap="round"/><circle cx="63" cy="53" r="2" fill="#2b1420"/><path d="M36 70q4-5 7 0t7 0 7 0 7 0" fill="none" stroke="#4a1524" stroke-width="3" stroke-linecap="round"/><path d="M54 38l14-4" stroke="#2b1420" stroke-width="3" stroke-linecap="round"/><g fill="none" stroke="#b98cf0" stroke-width="3" stroke-linecap="round"><path d="M84 22c6 0 6-8 0-8s-9 8-2 12 15-2 14-10"/></g>`,
  asleep: `<g fill="none" stroke="#2b1420" stroke-width="3.4" stroke-linecap="round"><path d="M32 52q7 6 14 0M54 52q7 6 14 0"/></g><ellipse cx="51" cy="71" rx="4" ry="5" fill="#4a1524"/><g fill="none" stroke="#cfe6ff" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"><path d="M82 24h9l-9 10h9"/><path d="M93 8h6l-6 7h6"/></g>`,
  angry: `<g fill="#fff"><circle cx="39" cy="53" r="7"/><circle cx="61" cy="53" r="7"/></g><g fill="#2b1420"><circle cx="41" cy="54" r="3.4"/><circle cx="59" cy="54" r="3.4"/></g><path d="M29 42l17 6M71 42l-17 6" stroke="#2b1420" stroke-width="4.4" stroke-linecap="round"/><g fill="#e5403a" opacity=".4"><circle cx="30" cy="62" r="6"/><circle cx="70" cy="62" r="6"/></g><path d="M40 75c2-8 18-8 20 0z" fill="#4a1524"/><path d="M42 73h16" stroke="#fff" stroke-width="2.4"/><g fill="none" stroke="#ff8a70" stroke-width="3" stroke-linecap="round"><path d="M86 30l7-5M88 39l9-1M82 22l4-8"/></g>`,
  gloomy: `<g fill="#fff"><circle cx="39" cy="53" r="7"/><circle cx="61" cy="53" r="7"/></g><g fill="#2b1420"><circle cx="39" cy="55" r="3.4"/><circle cx="61" cy="55" r="3.4"/></g><path d="M31 53a8 8 0 0 1 16 0zM53 53a8 8 0 0 1 16 0z" fill="#6d4a7d"/><path d="M30 44l14-5M70 44l-14-5" stroke="#2b1420" stroke-width="2.6" stroke-linecap="round"/><path d="M42 73q8-6 16 0" fill="none" stroke="#4a1524" stroke-width="3" stroke-linecap="round"/><path d="M33 63c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8z" fill="#1d1626" stroke="#b9a2d0" stroke-width="1.2"/>`,
  shocked: `<g fill="#fff" stroke="#2b1420" stroke-width="1"><circle cx="38" cy="51" r="9"/><circle cx="62" cy="51" r="9"/></g><g fill="#2b1420"><circle cx="38" cy="51" r="2.4"/><circle cx="62" cy="51" r="2.4"/></g><path d="M30 37q7-5 13-2M70 37q-7-5-13-2" fill="none" stroke="#2b1420" stroke-width="3" stroke-linecap="round"/><ellipse cx="50" cy="73" rx="6" ry="8" fill="#4a1524"/>`,
}

// The crown is for those who have won, the peaked cap for whoever is at the top.
export const HATS: Readonly<Record<string, string>> = {
  beret: `<path d="M16 36C10 18 34 4 58 6s34 16 30 26c-10 4-20 4-36 4s-26 2-36 0z" fill="#5d6132"/><path d="M17 36c10-5 56-6 70-4v6c-16-4-54-3-68 3z" fill="#3d4020"/><path d="M36 14l2.9 6 6.6.6-5 4.4 1.5 6.5-6-3.5-6 3.5 1.5-6.5-5-4.4 6.6-.6z" fill="#e04a3a"/>`,
  top: `<path d="M28 30V-4c10-5 34-5 44 0v34z" fill="#17121c"/><path d="M28 22c10 4 34 4 44 0v8c-10 4-34 4-44 0z" fill="#7d1f3a"/><path d="M12 32c10-6 66-6 76 0-6 6-70 6-76 0z" fill="#221a29"/>`,
  veil: `<path d="M24 26c6-14 46-14 52 0-14-6-38-6-52 0z" fill="#17121c"/><path d="M66 12c8-8 18-6 20 2-6-2-12 2-16 8z" fill="#7d1f3a"/><path d="M22 28c12-6 44-6 56 0l2 18c-20-8-40-8-60 0z" fill="#17121c" opacity=".38"/>`,
  nightcap: `<path d="M20 36C20 14 40 2 62 8c16 4 26 18 28 36-8-12-16-16-22-16l10 10z" fill="#6a7ad8"/><path d="M34 14l6 20M52 8l2 24M68 12l-4 18" stroke="#8f9df0" stroke-width="2.5"/><rect x="16" y="31" width="66" height="11" rx="5.5" fill="#f4efe0"/><circle cx="90" cy="48" r="7" fill="#f4efe0"/>`,
  party: `<path d="M32 32L52-10l18 42q-20 8-38 0z" fill="#e4645a"/><path d="M38 20l26-6M35 28l32-8M44 8l14-3" stroke="#ffd45c" stroke-width="4"/><circle cx="52" cy="-9" r="6" fill="#fff3c4"/>`,
  peaked: `<path d="M14 30C8 8 34-6 60-2c22 3 32 18 26 32-20-7-52-7-72 0z" fill="#5d6132"/><path d="M15 29c18-7 52-7 70 0l-3 11c-16-5-48-5-64 0z" fill="#2b2e17"/><path d="M20 40c16-6 44-6 60 0-4 8-56 8-60 0z" fill="#17180c"/><path d="M50 5l3.6 7.5 8.100.7-6.200 5.3 1.900 8L50 22.3l-7.400 4.200 1.900-8-6.200-5.3 8.100-.7z" fill="#f2c14e"/>`,
  crown: `<g class="crown"><path d="M22 28L16 0l18 12L50-8l16 20L84 0l-6 28z" fill="#f6c945" stroke="#8a5f14" stroke-width="2" stroke-linejoin="round"/><circle cx="50" cy="14" r="4" fill="#d0384a"/><circle cx="32" cy="18" r="3" fill="#3b82c9"/><circle cx="68" cy="18" r="3" fill="#3b82c9"/></g>`,
}
