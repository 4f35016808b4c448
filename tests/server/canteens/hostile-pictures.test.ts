import { crc32, deflateSync } from 'node:zlib'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSiret } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let canteen: number
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  canteen = await server.addCanteen(makeSiret(1), [manager])
})
afterAll(() => server.close())

const send = (content: Uint8Array, type = 'image/jpeg') =>
  server.app.inject({
    method: 'PATCH',
    url: `/api/v1/canteens/${canteen}`,
    headers: manager.headers,
    payload: { images: [{ image: `data:${type};base64,${Buffer.from(content).toString('base64')}` }] },
  })

/** The stored picture of what was sent. */
async function store(content: Uint8Array, type?: string) {
  const answer = await send(content, type)
  expect(answer.statusCode, answer.body).toBe(200)
  const [image] = answer.json().images
  const { headers, rawPayload } = await server.app.inject({ url: image.image })
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  return rawPayload
}

const size = { width: 40, height: 20 }
/** Its left half is red, its right half blue. */
const twoColours = () =>
  sharp({ create: { ...size, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: 20, height: 20, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ])
const page = '<html><script>alert(document.domain)</script></html>'

/** A piece of a JPEG, such as a comment (0xfe). */
function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** A PNG of one colour, which says that it has so many pixels. */
function claimedPng(width: number, height: number): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), content])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(content.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // One bit a pixel, in shades of grey.
  header.set([1, 0, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const rows = deflateSync(Buffer.alloc(100_000))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

describe('a picture of a canteen is refused, with a sentence,', () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string?]>([
    ['when it is a drawing with a script', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${page}</svg>`)],
    ['when it says that it is such a drawing', () => Buffer.from('<svg/>'), 'image/svg+xml'],
    ['when it is a page', () => Buffer.from(page)],
    ['when its first bytes alone are those of a picture', () => Buffer.from(`\xff\xd8\xff${page}`, 'latin1')],
    ['when it is empty', () => new Uint8Array()],
    ['when half of it is missing', async () => (await noise('jpeg')).subarray(0, 20_000)],
    ['when half of it is missing, as a PNG', async () => (await noise('png')).subarray(0, 20_000)],
  ])('%s', async (_, make, type) => {
    const answer = await send(await make(), type)
    expect([answer.statusCode, answer.json()]).toEqual([400, { images: [httpRefusals('not-an-image').in('fr')] }])
  })

  test.each([
    [60_000, 60_000],
    [1, 2 ** 31 - 1],
    [4001, 4000],
  ])('when few bytes claim %i × %i pixels', async (width, height) => {
    const content = claimedPng(width, height)
    expect(content.length).toBeLessThan(1000)
    const answer = await send(content, 'image/png')
    expect(answer.statusCode).toBe(400)
    expect([httpRefusals('image-of-too-many-pixels', 16).in('fr'), httpRefusals('not-an-image').in('fr')]).toContain(
      answer.json().images[0],
    )
  })
})

/** A picture that compresses badly: more than 40 kB. */
const noise = (format: 'jpeg' | 'png') =>
  sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .toFormat(format, { quality: 100 })
    .toBuffer()

describe('a picture of a canteen is stored without', () => {
  test('the page and the comments that stand within it', async () => {
    const jpeg = await twoColours().withIccProfile('p3').jpeg().toBuffer()
    expect((await sharp(jpeg).metadata()).icc).toBeDefined()
    const hostile = Buffer.concat([
      jpeg.subarray(0, 2),
      segment(0xfe, Buffer.from(page)),
      segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${page}`)),
      jpeg.subarray(2),
      Buffer.from(page),
    ])
    const stored = await store(hostile)
    expect(stored.toString('latin1')).not.toMatch(/<|script|alert/)
    const { icc, xmp, comments, width, height } = await sharp(stored).metadata()
    expect({ icc, xmp, comments, width, height }).toEqual({
      icc: undefined,
      xmp: undefined,
      comments: undefined,
      ...size,
    })
  })

  test('the place where it was taken, and upright', async () => {
    const photo = await sharp(await twoColours().jpeg().toBuffer())
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 11/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const stored = await store(photo)
    const { exif, orientation, width, height } = await sharp(stored).metadata()
    expect({ exif, orientation, width, height }).toEqual({
      exif: undefined,
      orientation: undefined,
      width: 20,
      height: 40,
    })
    // What was on the left is above.
    const { data } = await sharp(stored).raw().toBuffer({ resolveWithObject: true })
    const [red = 0, , blue = 0] = data.subarray((10 * 20 + 10) * 3)
    expect(red).toBeGreaterThan(200)
    expect(blue).toBeLessThan(60)
  })

  test.each(['gif', 'webp'] as const)('all frames but the first of an animation (%s)', async format => {
    const frames = Buffer.alloc(40 * 20 * 3 * 3)
    for (let frame = 0; frame < 3; frame++) frames.fill(frame * 90, frame * 2400, (frame + 1) * 2400)
    const animated = await sharp(frames, { raw: { width: 40, height: 60, channels: 3, pageHeight: 20 } })
      .toFormat(format, { delay: [100, 100, 100] })
      .toBuffer()
    expect((await sharp(animated).metadata()).pages).toBe(3)
    const stored = await store(animated, `image/${format}`)
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', ...size })
  })

  test('regard to what it says that it is', async () => {
    const stored = await store(await twoColours().webp().toBuffer(), 'text/html')
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', ...size })
  })
})
