// The camp in the jungle: canvas of a tent, sand on the floor, a flag, a lantern, and the night outside with somebody's eyes in it.
import '@fontsource/saira-stencil-one/index.css'
import { piece } from '../draw'
import type { Skin } from '../skin'

const skin: Skin = {
  title: "'Saira Stencil One'",
  emblem: 'M12 1.5l2.9 6.9 7.4.6-5.6 4.9 1.7 7.3L12 17.3l-6.4 3.9 1.7-7.3L1.7 9l7.4-.6z',
  colors: {
    wall: 'light-dark(#dcd4a4, #515229)',
    'wall-deep': 'light-dark(#c4bb85, #34381d)',
    trim: 'light-dark(#8a7d45, #1f2011)',
    rail: 'light-dark(#9a8a52, #8a7a48)',
    rug: 'light-dark(#b9ba7f, #474a22)',
    floor: 'light-dark(#d3b98a, #4a3a22)',
    sky: 'light-dark(#bcd3a9, #16301f)',
    'sky-deep': 'light-dark(#a9c695, #0a1810)',
    cut: 'light-dark(#b5ba86, #4c5a35)',
    'cut-deep': 'light-dark(#8f9a63, #243018)',
    roof: 'light-dark(#b3c184, #1b2a14)',
    accent: 'light-dark(#75120e, #f0c24f)',
    lamp: 'light-dark(#fff0c0, #ffd27a)',
    ink: 'light-dark(#1f210f, #f7f2dc)',
  },
  parts: {
    wall: piece(120, 90, '<path d="M.5 0v90M60.5 0v90" stroke="#000" stroke-opacity=".18"/><path d="M4 0v90M56 0v90M64 0v90M116 0v90" stroke="#fff" stroke-opacity=".13" stroke-dasharray="5 5"/><path d="M20 30q10 20 0 44M92 8q-8 20 2 40" fill="none" stroke="#000" stroke-opacity=".09" stroke-width="3"/>'),
    floor: piece(90, 30, '<path d="M8 8h3M30 20h4M52 6h3M74 16h4M18 26h3M62 25h3" stroke="#000" stroke-opacity=".3" stroke-width="2.5" stroke-linecap="round"/><path d="M0 14q22-7 45 0t45 0" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="2"/>'),
    window: piece(
      110,
      104,
      `<path d="M55 4L6 100h98z" fill="#15301d"/><path d="M55 4L6 100h98z" fill="none" stroke="#8a7a48" stroke-width="4"/>
      <circle cx="62" cy="42" r="9" fill="#f3ecc6"/><path d="M55 100C40 70 22 74 14 84M55 100c-4-34-22-42-32-34M55 100c2-36 24-40 34-26M55 100c14-26 34-20 42-8" fill="none" stroke="#3f7a3c" stroke-width="6" stroke-linecap="round"/>
      <g fill="#ffe27a"><circle cx="46" cy="78" r="2.6"/><circle cx="55" cy="78" r="2.6"/></g><path d="M55 4C44 40 30 76 6 100h18C44 76 54 40 55 4zM55 4c11 36 25 72 49 96H86C66 76 56 40 55 4z" fill="#6f6c3b"/>`,
    ),
    lamp: piece(
      70,
      120,
      `<path d="M35 66v50" stroke="#5a4a2a" stroke-width="6"/><path d="M16 118h38" stroke="#5a4a2a" stroke-width="6" stroke-linecap="round"/><path d="M20 22C20 2 50 2 50 22" fill="none" stroke="#8d8a70" stroke-width="3"/>
      <path d="M22 20h26l4 8H18z" fill="#b5402f"/><path d="M20 28h30l4 30H16z" fill="#ffe7a0" stroke="#8d8a70" stroke-width="2"/><path d="M35 34c7 9 5 16 0 18-5-2-7-9 0-18z" fill="#f08a2c"/><path d="M14 58h42v10H14z" fill="#b5402f"/>`,
    ),
    extra: piece(
      70,
      58,
      `<path d="M5 2v54" stroke="#7a5a30" stroke-width="4"/><path d="M7 5c18-6 30 8 56 0v34c-26 8-38-6-56 0z" fill="#a92d27"/><path d="M34 11l3 7 8 .6-6 5 2 7.6-7-4.2-7 4.2 2-7.6-6-5 8-.6z" fill="#f2c14e"/>`,
    ),
    roof: piece(
      120,
      72,
      `<path d="M20 72L60 22l40 50z" fill="#4d5128"/><path d="M60 22l12 50H48z" fill="#2c2f16"/><path d="M60 4v20" stroke="#7a5a30" stroke-width="3"/><path d="M61 5l20 5-20 6z" fill="#a92d27"/>
      <path d="M6 72C4 50 0 46-4 40M10 72C12 50 18 46 24 44M8 72C8 48 6 40 4 34" stroke="#2f4a22" stroke-width="5" fill="none" stroke-linecap="round"/>`,
    ),
  },
  // The slopes of the canvas, and what is outside.
  top: `linear-gradient(to bottom right,var(--skin-sky-deep) 48.5%,var(--skin-rail) 49.5% 51%,#0003 51.5% 58%,#0000 62%) 0 0/24% 76% no-repeat,linear-gradient(to bottom left,var(--skin-sky-deep) 48.5%,var(--skin-rail) 49.5% 51%,#0003 51.5% 58%,#0000 62%) 100% 0/24% 76% no-repeat`,
}

export default skin
