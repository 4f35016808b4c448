import sharp from 'sharp'
import type { Image } from '../http/image.ts'

/** What a picture shows, in the middle of its colours. */
export type SampleMotif =
  | 'apple'
  | 'crate'
  | 'heart'
  | 'scales'
  | 'pod'
  | 'chart'
  | 'plate'
  | 'people'
  | 'ear'
  | 'coins'

const motifs: Readonly<Record<SampleMotif, string>> = {
  apple:
    '<path d="M320 150c-60-40-130 0-120 80 8 66 60 110 120 84 60 26 112-18 120-84 10-80-60-120-120-80zm0 0c-4-30 8-56 36-70"/>',
  crate:
    '<path d="M190 160h260v150H190zM190 210h260M190 260h260M220 160v150M420 160v150"/><circle cx="270" cy="130" r="30"/><circle cx="350" cy="125" r="34"/>',
  heart: '<path d="M320 310c-90-62-130-110-112-158 16-42 76-46 112 4 36-50 96-46 112-4 18 48-22 96-112 158z"/>',
  scales: '<path d="M320 90v210M240 310h160M200 140h240M200 140l-44 90h88zm240 0l-44 90h88z"/>',
  pod: '<path d="M180 240c60-130 220-150 280-70-20 120-190 170-280 70z"/><circle cx="260" cy="220" r="24"/><circle cx="325" cy="200" r="26"/><circle cx="390" cy="190" r="22"/>',
  chart: '<path d="M190 310h270M220 310v-80h40v80m40 0V180h40v130m40 0V120h40v190"/>',
  plate: '<circle cx="320" cy="210" r="100"/><circle cx="320" cy="210" r="62"/><path d="M170 120v180M470 120v180"/>',
  people:
    '<circle cx="250" cy="160" r="36"/><circle cx="390" cy="160" r="36"/><path d="M180 310c0-90 140-90 140 0 0-90 140-90 140 0"/>',
  ear: '<path d="M320 320V120m0 40c-40-10-56-36-50-70 40 8 54 34 50 70zm0 0c40-10 56-36 50-70-40 8-54 34-50 70zm0 70c-44-10-62-38-56-74 44 8 60 36 56 74zm0 0c44-10 62-38 56-74-44 8-60 36-56 74z"/>',
  coins:
    '<ellipse cx="320" cy="150" rx="90" ry="36"/><path d="M230 150v60c0 48 180 48 180 0v-60M230 210v60c0 48 180 48 180 0v-60"/>',
}

/** Draws the picture of an invented actor. */
export async function drawSample(motif: SampleMotif, [light, dark]: readonly [string, string]): Promise<Image> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400">
    <rect width="640" height="400" fill="${light}"/>
    <path d="M0 340c160-60 300-20 420 0s180 10 220-20v80H0z" fill="${dark}" opacity="0.18"/>
    <g transform="translate(320 200) scale(0.62) translate(-320 -205)" fill="none" stroke="${dark}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round">${motifs[motif]}</g>
  </svg>`
  const content = await sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
  return { type: 'image/jpeg', content }
}
