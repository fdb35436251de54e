// Below the sea, in a flat: portholes, damp wallpaper, and somebody in the chimney.
import '@fontsource/creepster'
import { piece, PLANKS } from '../draw'
import type { Skin } from '../skin'

const skin: Skin = {
  title: "'Creepster'",
  emblem: 'M12 2c4.4 0 7 3 7 6.8 0 2.4-1 4-2.2 5.2.2 2.5 1.4 3.8 3.7 3.6l.5 2.3c-3 .6-5.3-.6-6.3-3.3-.1 2 .3 3.7 1.3 4.9l-2 1.2c-1-1.4-1.6-3-2-4.7-.4 1.7-1 3.3-2 4.7l-2-1.2c1-1.2 1.4-2.9 1.3-4.9-1 2.7-3.3 3.9-6.3 3.3l.5-2.3c2.3.2 3.5-1.1 3.7-3.6C6 12.8 5 11.2 5 8.8 5 5 7.6 2 12 2zM9 8a1.5 1.8 0 1 0 .01 0zm6 0a1.5 1.8 0 1 0 .01 0z',
  colors: {
    wall: 'light-dark(#b9dccb, #164a43)',
    'wall-deep': 'light-dark(#9cc9b6, #0f3733)',
    trim: 'light-dark(#5f8f7f, #0a2527)',
    rail: 'light-dark(#6fa590, #2c6f60)',
    rug: 'light-dark(#b79ad8, #4d2f75)',
    floor: 'light-dark(#b48f7e, #3d2a35)',
    sky: 'light-dark(#d7efe8, #12404a)',
    'sky-deep': 'light-dark(#b3dcd8, #071a24)',
    cut: 'light-dark(#d9c6a0, #8d7a5c)',
    'cut-deep': 'light-dark(#b79f74, #5b4a35)',
    roof: 'light-dark(#e3ccd6, #33202c)',
    accent: 'light-dark(#0c4a3c, #9be3b4)',
    lamp: 'light-dark(#fff1c4, #ffdf8e)',
    ink: 'light-dark(#0c2a26, #eefbf0)',
  },
  parts: {
    wall: piece(30, 40, '<path d="M15 5q7 7 0 15t0 15" fill="none" stroke="#2b9d80" stroke-width="2" opacity=".32"/>'),
    floor: PLANKS,
    window: piece(
      100,
      100,
      `<circle cx="50" cy="50" r="46" fill="#8a6a2c"/><circle cx="50" cy="50" r="46" fill="none" stroke="#c79a45" stroke-width="4"/>
      <circle cx="50" cy="50" r="36" fill="#0b3550"/><path d="M14 56q9-6 18 0t18 0 18 0 18 0v4a36 36 0 0 1-72 0z" fill="#13597a"/>
      <circle cx="63" cy="34" r="8" fill="#e9f7d8"/><path d="M34 66q9-8 18 0q-9 7-18 0zm-6-5l7 5-7 5z" fill="#6cc193"/><circle cx="46" cy="65" r="1.5" fill="#0b2a33"/>
      <path d="M28 34q8-10 16-12" stroke="#cfeee6" stroke-width="4" stroke-linecap="round" fill="none" opacity=".5"/>
      <g fill="#f0cf80"><circle cx="50" cy="8" r="2.6"/><circle cx="50" cy="92" r="2.6"/><circle cx="8" cy="50" r="2.6"/><circle cx="92" cy="50" r="2.6"/></g>`,
    ),
    lamp: piece(
      60,
      150,
      `<path d="M12 44L22 8h18l10 36z" fill="#f3c765"/><path d="M12 44L22 8h6l-6 36z" fill="#ffe3a0"/>
      <path d="M31 44v98M16 145h30" stroke="#160f14" stroke-width="5" stroke-linecap="round"/>`,
    ),
    extra: piece(
      64,
      54,
      `<g transform="rotate(-3 32 27)"><rect x="4" y="4" width="56" height="46" rx="3" fill="#c79a45"/><rect x="9" y="9" width="46" height="36" fill="#0b2a33"/>
      <path d="M14 27q18-18 36 0q-18 18-36 0z" fill="#eaf7dd"/><circle cx="32" cy="27" r="7" fill="#6f3fa0"/><circle cx="32" cy="27" r="3" fill="#120720"/></g>`,
    ),
    roof: piece(
      90,
      72,
      `<rect x="30" y="26" width="26" height="46" fill="#402733"/><rect x="26" y="22" width="34" height="8" rx="2" fill="#57364a"/>
      <path d="M38 24c-6-14 10-12 8-2M46 24c0-12 14-10 12-2 2 6-4 6-4 2" fill="none" stroke="#6cc193" stroke-width="5" stroke-linecap="round"/>`,
    ),
  },
}

export default skin
