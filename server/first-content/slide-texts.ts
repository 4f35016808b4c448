import type { Slide } from './first-video.ts'

/** The subtitles of a webinar (WebVTT): the sentences of a slide share its time. */
export function subtitlesOf(slides: readonly Slide[]): string {
  let start = 0
  const cues = slides.flatMap(({ seconds, said }) => {
    const from = start
    start += seconds
    const share = seconds / said.length
    return said.map((sentence, index) => {
      const begin = from + index * share
      return `${clock(begin)} --> ${clock(begin + share)}\n${sentence}`
    })
  })
  return `${['WEBVTT', ...cues].join('\n\n')}\n`
}

/** Seconds as WebVTT writes them: « 00:01:05.500 ». */
const clock = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)

/** The transcription of a webinar, in Markdown: what its slides show, and what is said. */
export const transcriptionOf = (slides: readonly Slide[]): string =>
  slides
    .flatMap(({ title, points, said }) => [
      `# ${title.replace(/^(\d+)\./, '$1\\.')}`,
      points.map(point => `- ${point}`).join('\n'),
      said.join(' '),
    ])
    .join('\n\n')
