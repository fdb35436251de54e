// A bedroom at night: stars on the wallpaper, a moon for a night light, a moon in the window.
import '@fontsource/luckiest-guy'
import { piece, PLANKS } from '../draw'
import type { Skin } from '../skin'

const skin: Skin = {
  title: "'Luckiest Guy'",
  colors: {
    wall: 'light-dark(#c9d2fa, #2c3a86)',
    'wall-deep': 'light-dark(#aebcf2, #1f2a68)',
    trim: 'light-dark(#7684c8, #131a42)',
    rail: 'light-dark(#7f8ed6, #4a5ab0)',
    rug: 'light-dark(#f0a5b4, #b93a52)',
    floor: 'light-dark(#c3a9d6, #4b3560)',
    sky: 'light-dark(#e0e7ff, #23306b)',
    'sky-deep': 'light-dark(#bccbfb, #080c26)',
    cut: 'light-dark(#e6d8b8, #b8a887)',
    'cut-deep': 'light-dark(#c4b48f, #6c5f48)',
    roof: 'light-dark(#d9cdf5, #2a2052)',
    accent: 'light-dark(#4a2a8a, #ffd45c)',
    lamp: 'light-dark(#fff2c0, #ffe28a)',
    ink: 'light-dark(#171d4a, #fff8e1)',
  },
  parts: {
    wall: piece(60, 60, '<path d="M14 10l2 5h5l-4 3 2 5-5-3-4 3 1-5-4-3h5z" fill="#ffd45c" opacity=".2"/><circle cx="44" cy="40" r="5" fill="#fff" opacity=".08"/>'),
    floor: PLANKS,
    window: piece(
      118,
      100,
      `<g transform="translate(4)"><rect x="8" y="6" width="94" height="84" rx="6" fill="#f4e7c4"/><rect x="15" y="13" width="80" height="70" fill="#0e1436"/>
      <path d="M66 22a18 18 0 1 0 18 26a14 14 0 0 1-18-26z" fill="#fff3c4"/><g fill="#fff"><circle cx="30" cy="30" r="1.6"/><circle cx="42" cy="60" r="1.6"/><circle cx="26" cy="70" r="1.2"/></g>
      <path d="M55 13v70M15 48h80" stroke="#f4e7c4" stroke-width="4"/><path d="M0 2c16 26 14 64 2 94H-4V2zM110 2C94 28 96 66 108 96h6V2z" fill="#e4556a"/>
      <path d="M-4 2h118v8H-4z" fill="#b93a52"/></g>`,
    ),
    lamp: piece(
      60,
      90,
      `<path d="M40 14a24 24 0 1 0 10 40a20 20 0 0 1-10-40z" fill="#ffe28a"/><circle cx="24" cy="44" r="2.4" fill="#8a5f14"/>
      <path d="M24 54c4 4 8 3 10 0" stroke="#8a5f14" stroke-width="2.4" fill="none"/><path d="M30 66v18M16 86h28" stroke="#2a2052" stroke-width="5" stroke-linecap="round"/>`,
    ),
    extra: piece(
      64,
      54,
      `<rect x="4" y="4" width="56" height="46" rx="4" fill="#fff3d6"/><path d="M14 42c0-16 6-24 14-24s14 8 14 24z" fill="#8e5bd0"/><circle cx="28" cy="30" r="5" fill="#fff"/>
      <circle cx="29" cy="31" r="2.4" fill="#24123f"/><path d="M44 42l6-16 6 16z" fill="#36b3a0"/>`,
    ),
    roof: piece(90, 72, '<rect x="36" y="30" width="22" height="42" fill="#35265c"/><path d="M48 24c-6-4 2-10 6-6 4-6 14 0 8 6z" fill="#5a6bb8" opacity=".6"/>'),
  },
}

export default skin
