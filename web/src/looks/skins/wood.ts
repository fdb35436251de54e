// The regulars' table itself: wood, brass and a green lamp. Games without a skin of their own wear it.
import { piece, PLANKS } from '../draw'
import type { Skin } from '../skin'

const skin: Skin = {
  title: 'var(--font-text)',
  colors: {
    wall: 'light-dark(#e6cb9c, #43291a)',
    'wall-deep': 'light-dark(#dcbf8c, #301c10)',
    trim: 'light-dark(#a07a45, #1d1009)',
    rail: 'light-dark(#b88d52, #6a4526)',
    rug: 'light-dark(#b5d2b2, #17402f)',
    floor: 'light-dark(#c79c62, #3a2416)',
    sky: 'light-dark(#f3e4c8, #3a2416)',
    'sky-deep': 'light-dark(#e0c79c, #170f0a)',
    cut: 'light-dark(#d9c6a0, #8d7a5c)',
    'cut-deep': 'light-dark(#b79f74, #5b4a35)',
    roof: 'light-dark(#e2c596, #281709)',
    accent: 'light-dark(#7d3f00, #f2b84b)',
    lamp: 'light-dark(#fff1c9, #ffd98a)',
    ink: 'light-dark(#2a1a0c, #f7ecd9)',
  },
  parts: {
    wall: piece(60, 80, '<path d="M.5 0v80M30.5 0v80" stroke="#000" stroke-opacity=".22"/><path d="M14 10q5 12 0 24M46 44q-5 12 0 24" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="2"/>'),
    floor: PLANKS,
    window: piece(
      100,
      100,
      `<rect x="4" y="4" width="92" height="92" rx="6" fill="#6a4526"/><rect x="12" y="12" width="76" height="76" fill="#21405a"/>
      <path d="M12 60l20-14 18 12 22-20 16 12v38H12z" fill="#16303f"/><circle cx="68" cy="30" r="8" fill="#f7e9c0"/>
      <path d="M50 12v76M12 50h76" stroke="#6a4526" stroke-width="5"/><path d="M12 12l76 76M88 12L12 88" stroke="#c9972f" stroke-width="1.5" opacity=".6"/>`,
    ),
    lamp: piece(
      80,
      60,
      `<path d="M40 0v14" stroke="#20120a" stroke-width="4"/><path d="M28 12h24l22 34H6z" fill="#1e6b4a"/><path d="M28 12h8L20 46H6z" fill="#37946b"/><ellipse cx="40" cy="47" rx="32" ry="6" fill="#fff0c0"/>`,
    ),
    extra: piece(64, 54, '<rect x="3" y="4" width="58" height="46" rx="3" fill="#c9972f"/><rect x="8" y="9" width="48" height="36" fill="#f3e8d2"/><path d="M32 14l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z" fill="#a92d27"/>'),
    roof: piece(90, 72, '<rect x="34" y="28" width="24" height="44" fill="#5b3a26"/><rect x="30" y="24" width="32" height="8" rx="2" fill="#7a5136"/>'),
  },
}

export default skin
