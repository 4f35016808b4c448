import { mediaMessages } from '@ma-cantine/lib/community/media-messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pruneMediaJob } from '../../../server/community/prune-media-job.ts'
import { pieceBytes } from '../../../server/stored-files/pieces.ts'
import type { Browser } from '../support/browser.ts'
import { addStaff } from '../support/staff.ts'
import { boundary, multipart, startTestServer, type TestServer } from '../support/test-server.ts'
import { inHours, writeVideo } from '../support/write-community.ts'

const most = 3 * pieceBytes

let server: TestServer
let editor: Browser
beforeAll(async () => {
  server = await startTestServer({ MEDIA_MAX_BYTES: String(most) })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.empty()
  editor = (await addStaff(server)).browser
})

const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
const send = async (payload: Buffer) => {
  const answer = await editor.request('POST', '/api/v1/mediaFiles/', { payload, headers })
  return { status: answer.statusCode, body: answer.json() }
}
const upload = (content: Buffer, filename = 'film.webm') => send(multipart(content, { filename, type: 'video/webm' }))

/** A file that begins as a type does. */
const fileOf = (beginning: string, size = 64) =>
  Buffer.concat([Buffer.from(beginning, 'latin1'), Buffer.alloc(size, 7)])
const webm = fileOf('\x1a\x45\xdf\xa3')
const vtt = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nBonjour.\n')

describe('a file of a webinar', () => {
  test.each([
    ['a video in WebM', webm, 'webm', 'video/webm'],
    ['a video in MP4', fileOf('\0\0\0\x18ftypisom'), 'mp4', 'video/mp4'],
    ['subtitles', vtt, 'vtt', 'text/vtt; charset=utf-8'],
    [
      'subtitles after a byte order mark',
      Buffer.concat([Buffer.from('\ufeff'), vtt]),
      'vtt',
      'text/vtt; charset=utf-8',
    ],
    ['a thumbnail in WebP', fileOf('RIFF\0\0\0\0WEBPVP8 '), 'webp', 'image/webp'],
    ['a thumbnail in JPEG', fileOf('\xff\xd8\xff\xe0'), 'jpg', 'image/jpeg'],
  ])('that is %s is served as it was sent, whatever its name says', async (_, content, extension, type) => {
    const { status, body } = await upload(content, 'page.html')
    expect([status, body]).toEqual([201, { address: expect.stringMatching(`^/media/videos/\\w+\\.${extension}$`) }])
    const served = await server.app.inject(body.address)
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, type])
    expect(served.rawPayload.equals(content)).toBe(true)
  })

  test('of several pieces is served whole, and in part', async () => {
    const content = Buffer.from(Uint8Array.from({ length: 2 * pieceBytes + 5 }, (_, at) => at % 251))
    webm.copy(content, 0, 0, 4)
    const { body } = await upload(content)
    expect((await server.app.inject(body.address)).rawPayload.equals(content)).toBe(true)
    const range = { range: `bytes=${pieceBytes - 2}-${pieceBytes + 1}` }
    const part = await server.app.inject({ url: body.address, headers: range })
    expect([part.statusCode, [...part.rawPayload]]).toEqual([
      206,
      [...content.subarray(pieceBytes - 2, pieceBytes + 2)],
    ])
  })

  test('that is sent again keeps its address, and is stored once', async () => {
    const first = await upload(webm)
    expect(await upload(webm, 'autre.webm')).toEqual(first)
    expect([await server.count('mediaFiles'), await server.count('mediaPieces')]).toEqual([1, 1])
  })

  test.each([
    [
      'is no film, subtitles or picture',
      () => upload(Buffer.from('<script>alert(1)</script>')),
      mediaMessages('unknown-type'),
    ],
    [
      'is a drawing that may hold scripts',
      () => upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      mediaMessages('unknown-type'),
    ],
    ['is empty', () => upload(Buffer.alloc(0)), mediaMessages('unknown-type')],
    ['is too large', () => upload(fileOf('\x1a\x45\xdf\xa3', most)), mediaMessages('too-large', most)],
    [
      'breaks off',
      () => send(multipart(fileOf('\x1a\x45\xdf\xa3', 2 * pieceBytes)).subarray(0, pieceBytes + 300)),
      mediaMessages('broken-file'),
    ],
    ['is not there', () => send(multipart(webm, { name: 'autre' })), mediaMessages('missing-file')],
  ])('that %s is refused, and leaves nothing', async (_, sending, message) => {
    const { status, body } = await sending()
    expect([status, body]).toEqual([400, { file: [message.in('fr')] }])
    expect([await server.count('mediaFiles'), await server.count('mediaPieces')]).toEqual([0, 0])
  })

  const prune = () => pruneMediaJob.run(server.app.services, { signal: new AbortController().signal })
  const names = async () => (await server.rows<{ name: string }>('mediaFiles')).map(({ name }) => name).sort()

  test('that a node left unfinished is removed a day later, not before', async () => {
    const { writer } = server.app.services.database
    const unfinished = (name: string, hours: number) =>
      writer('mediaFiles').insert({ name, type: 'video/webm', creationDate: inHours(-hours) })
    await unfinished('hier.webm', 30)
    await unfinished('en-cours.webm', 1)
    await prune()
    expect(await names()).toEqual(['en-cours.webm'])
  })

  test('that no webinar has any more is removed a month later, with its pieces, and no other is', async () => {
    const { writer } = server.app.services.database
    const sent: string[] = []
    for (const letter of 'abcde') {
      sent.push((await upload(fileOf(`\x1a\x45\xdf\xa3${letter}`))).body.address)
    }
    const [shown, earlier, gone, unused, recent] = sent as [string, string, string, string, string]
    const kept = await writeVideo(server, { video: earlier, published: false })
    const url = `/api/v1/writing/videoTutorials/${kept}`
    const { modificationDate } = (await editor.request('GET', url)).json()
    const change = await editor.request('PATCH', url, {
      payload: { video: shown },
      headers: { 'if-match': `"${modificationDate}"` },
    })
    expect(change.statusCode, change.body).toBe(200)
    const deleted = await writeVideo(server, { subtitles: gone })
    await writer('videoTutorials').where({ id: deleted }).delete()
    await writer('mediaFiles').update({ creationDate: inHours(-31 * 24) })
    // Sent again, it has a month more.
    expect((await upload(fileOf('\x1a\x45\xdf\xa3e'))).body.address).toBe(recent)
    await prune()
    expect(await names()).toEqual([shown, earlier, recent].map(path => path.split('/').at(-1)).sort())
    expect(await server.count('mediaPieces')).toBe(3)
    expect((await server.app.inject(unused)).statusCode).toBe(404)
  })
})
