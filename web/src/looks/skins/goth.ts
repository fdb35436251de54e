// The flat above the cemetery: damask in wine red, a pointed window with rain in it, and candles that nobody may blow out.
import '@fontsource/pirata-one'
import { piece, PLANKS } from '../draw'
import type { Skin } from '../skin'

const skin: Skin = {
  title: "'Pirata One'",
  emblem: 'M12 7.5c-1-2.6-1.6-3-1.6-3l-.6 2.1C5 6 1.5 9.5 1.5 15.5c2-1.8 3.6-1.6 5 0 1.2-2.2 3-2.6 5.5 1.5 2.5-4.1 4.3-3.7 5.5-1.5 1.4-1.6 3-1.8 5 0 0-6-3.5-9.5-8.3-8.9l-.6-2.1s-.6.4-1.6 3z',
  colors: {
    wall: 'light-dark(#dcc6d6, #361531)',
    'wall-deep': 'light-dark(#c9aec3, #220d20)',
    trim: 'light-dark(#7d5c76, #120a14)',
    rail: 'light-dark(#9b7590, #5d2742)',
    rug: 'light-dark(#c27f95, #5b1630)',
    floor: 'light-dark(#a58f9f, #241826)',
    sky: 'light-dark(#e4e2ef, #252a45)',
    'sky-deep': 'light-dark(#c6c5dc, #0a0a14)',
    cut: 'light-dark(#cfc9d4, #6f6a78)',
    'cut-deep': 'light-dark(#a9a1b2, #403b49)',
    roof: 'light-dark(#cbbfcf, #17111b)',
    accent: 'light-dark(#6d1033, #e5b7c8)',
    lamp: 'light-dark(#ffe0b0, #ffb765)',
    ink: 'light-dark(#210d1e, #f7eef5)',
  },
  parts: {
    wall: piece(44, 56, '<path d="M22 6c8 8 8 14 0 22-8-8-8-14 0-22zM22 28c5 8 5 14 0 20-5-6-5-12 0-20zM2 0c6 8 6 18 0 26M42 0c-6 8-6 18 0 26" fill="none" stroke="#a23a66" stroke-width="1.6" opacity=".4"/>'),
    floor: PLANKS,
    window: piece(
      98,
      112,
      `<g transform="translate(4)"><path d="M6 110V46C6 20 26 6 45 2c19 4 39 18 39 44v64z" fill="#4c4656"/><path d="M12 106V48C12 26 30 14 45 10c15 4 33 16 33 38v58z" fill="#1c2740"/>
      <circle cx="58" cy="40" r="10" fill="#dfe3ee"/><path d="M20 34l-4 14M34 22l-5 16M30 60l-5 16M52 58l-5 16M66 66l-5 16M44 84l-4 14M70 20l-4 12M20 80l-4 12" stroke="#93a9cf" stroke-width="1.6" opacity=".8"/>
      <path d="M45 8v98M12 62h66" stroke="#4c4656" stroke-width="4"/><path d="M0 0c10 30 6 80-4 112h16C22 80 22 30 20 0zM90 0C80 30 84 80 94 112H78C68 80 68 30 70 0z" fill="#6d1736"/></g>`,
    ),
    lamp: piece(
      80,
      130,
      `<path d="M40 60v66M22 127h36" stroke="#8d8a99" stroke-width="5" stroke-linecap="round"/><path d="M14 50c0 16 12 18 26 18s26-2 26-18" fill="none" stroke="#8d8a99" stroke-width="4"/>
      <g fill="#f0e6d2"><rect x="9" y="30" width="10" height="22"/><rect x="35" y="24" width="10" height="40"/><rect x="61" y="30" width="10" height="22"/></g>
      <path d="M14 14c7 8 5 15 0 16-5-1-7-8 0-16zM40 7c7 8 5 15 0 16-5-1-7-8 0-16zM66 14c7 8 5 15 0 16-5-1-7-8 0-16z" fill="#ffc45e"/>`,
    ),
    extra: piece(
      64,
      54,
      `<rect x="6" y="2" width="52" height="50" rx="26" fill="#8d8a99"/><rect x="11" y="7" width="42" height="40" rx="20" fill="#171020"/>
      <path d="M22 34c-2-10 2-18 10-18s12 8 10 18c-3 4-5 4-5 8H27c0-4-2-4-5-8z" fill="#ddd6e6"/><circle cx="28" cy="28" r="3.5" fill="#171020"/><circle cx="36" cy="28" r="3.5" fill="#171020"/>`,
    ),
    roof: piece(
      110,
      72,
      `<path d="M8 72L40 8l32 64z" fill="#3b2f44"/><path d="M40 36c6 2 8 8 8 16H32c0-8 2-14 8-16z" fill="#ffb765"/>
      <path d="M76 26c6-8 12-4 14 0 2-4 8-8 14 0-6-1-8 2-9 5-2-2-4-2-5 1-1-3-3-3-5-1-1-3-3-6-9-5z" fill="#54465f"/>`,
    ),
  },
}

export default skin
