// A shared flat of the nineties: stripes on the wall, a lava lamp, a poster, the modem that is always busy.
import '@fontsource/fredoka/600.css'
import { piece, PLANKS } from '../draw'
import type { Skin } from '../skin'

const skin: Skin = {
  title: "'Fredoka'",
  emblem: 'M7 7h10c3 0 5 2.6 5 6.5 0 2.9-.9 4.5-2.4 4.5-1.7 0-2.6-2.5-4.6-2.5H9c-2 0-2.9 2.5-4.6 2.5C2.9 18 2 16.4 2 13.5 2 9.6 4 7 7 7zm0 3v1.5H5.5V13H7v1.5h1.5V13H10v-1.5H8.5V10zm9 .2a1.2 1.2 0 1 0 .01 0zm2.5 2.3a1.2 1.2 0 1 0 .01 0z',
  colors: {
    wall: 'light-dark(#f3d7ad, #7b4428)',
    'wall-deep': 'light-dark(#e9c18c, #5b311e)',
    trim: 'light-dark(#a9683a, #3a2015)',
    rail: 'light-dark(#d18f4f, #c57a3d)',
    rug: 'light-dark(#8fcfc5, #1f7a72)',
    floor: 'light-dark(#cda678, #4a3326)',
    sky: 'light-dark(#d7e8f6, #3a4a80)',
    'sky-deep': 'light-dark(#aecde8, #14203f)',
    cut: 'light-dark(#e8d9b8, #c9b48c)',
    'cut-deep': 'light-dark(#c6b083, #8a7450)',
    roof: 'light-dark(#ecc9a4, #4a2c20)',
    accent: 'light-dark(#7a2f0c, #ffd56b)',
    lamp: 'light-dark(#fff0cc, #ffe2a8)',
    ink: 'light-dark(#2b170c, #fff6e6)',
  },
  parts: {
    wall: piece(48, 48, '<path d="M0 24h48" stroke="#d98a3e" stroke-width="14" opacity=".16"/><circle cx="12" cy="6" r="3" fill="#3bb0a4" opacity=".35"/><path d="M32 40l5-7 5 7z" fill="#f0c24a" opacity=".32"/>'),
    floor: PLANKS,
    window: piece(
      110,
      90,
      `<rect x="2" y="2" width="106" height="86" rx="5" fill="#e9dcc2"/><rect x="9" y="9" width="92" height="72" fill="#23325e"/><path d="M9 81V52h16V40h14v18h12V34h18v22h14V46h18v35z" fill="#101b3c"/>
      <path d="M29 46h4v4h-4zM56 42h4v4h-4zM62 50h4v4h-4zM90 54h4v4h-4zM14 60h4v4h-4z" fill="#ffd56b"/><path d="M9 14h92M9 21h92M9 28h92" stroke="#cdbd9c" stroke-width="3"/>`,
    ),
    lamp: piece(50, 130, '<path d="M14 36L20 8h10l6 28-5 34H19z" fill="#e0513f"/><path d="M22 30c6-6 8 8 3 10s-8-4-3-10zM26 54a4 5 0 1 1-.1 0z" fill="#ffd56b"/><path d="M15 70h20l5 56H10z" fill="#8f8a80"/>'),
    extra: piece(
      68,
      60,
      `<rect x="4" y="2" width="34" height="46" fill="#3bb0a4"/><path d="M10 40l11-26 11 26z" fill="#f4e6c8"/><circle cx="21" cy="20" r="5" fill="#e0513f"/>
      <rect x="36" y="44" width="28" height="12" rx="2" fill="#d8cdb6"/><circle cx="42" cy="50" r="1.8" fill="#e0513f"/><circle cx="48" cy="50" r="1.8" fill="#5fc96a"/><circle cx="54" cy="50" r="1.8" fill="#5fc96a"/>`,
    ),
    roof: piece(110, 72, '<path d="M30 72V18M16 22l28-6M20 34l20-4" stroke="#8a6a4a" stroke-width="4"/><path d="M72 58a18 18 0 0 1 30-14zM86 52l12-10" fill="#cfc5b2" stroke="#8a6a4a" stroke-width="3"/>'),
  },
}

export default skin
