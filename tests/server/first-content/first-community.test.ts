import { markdownProblems } from '@ma-cantine/lib/markdown/markdown-problems'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstEvents } from '../../../server/first-content/first-events.ts'
import { firstVideos } from '../../../server/first-content/first-videos.ts'
import { subtitlesOf, transcriptionOf } from '../../../server/first-content/slide-texts.ts'
import { writeFirstContent } from '../../../server/first-content/write-first-content.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await writeFirstContent(server.app.services.database)
})
afterAll(() => server.close())

const list = async (name: string) => (await server.app.inject(`/api/v1/${name}/`)).json<Record<string, string>[]>()

test('a new installation has meetings to come, once each', async () => {
  await writeFirstContent(server.app.services.database)
  expect((await list('communityEvents')).map(({ title }) => title)).toEqual(firstEvents.map(({ title }) => title))
})

test('each of its webinars has a small video, a picture, subtitles and a transcription', async () => {
  const videos = await list('videoTutorials')
  expect(videos.map(({ title }) => title)).toEqual(firstVideos.map(({ title }) => title))
  for (const { video = '', thumbnail = '', subtitles = '', transcription } of videos) {
    const [film, picture, cues] = await Promise.all([video, thumbnail, subtitles].map(url => server.app.inject(url)))
    expect(film?.headers['content-type']).toBe('video/webm')
    expect(film?.rawPayload.length).toBeLessThan(300_000)
    expect(picture?.headers['content-type']).toBe('image/webp')
    expect(cues?.body).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:04\.000\nBonjour !/)
    expect(transcription).toContain('<h2>')
  }
})

describe.each(firstVideos.map(video => [video.title, video] as const))('the webinar « %s »', (_, { slides }) => {
  test('has subtitles that follow one another to its end', () => {
    const times = subtitlesOf(slides).match(/\d\d:\d\d:\d\d\.\d{3}/g) ?? []
    expect(times).toEqual(times.toSorted())
    const seconds = slides.reduce((total, slide) => total + slide.seconds, 0)
    expect(times.at(-1)).toBe(`00:00:${seconds}.000`)
  })

  test('has a transcription that everybody understands, with all that is said', () => {
    const transcription = transcriptionOf(slides)
    expect(markdownProblems(transcription)).toEqual([])
    for (const sentence of slides.flatMap(({ said }) => said)) expect(transcription).toContain(sentence)
  })
})
