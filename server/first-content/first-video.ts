import type { VideoCategory } from '@ma-cantine/lib/community/video-tutorial-fields'

/** A slide of a webinar: what it shows, and what is said meanwhile. */
export interface Slide {
  readonly seconds: number
  readonly title: string
  readonly points: readonly string[]
  /** Sentences of the subtitles and of the transcription. */
  readonly said: readonly string[]
}

/** A webinar of a new installation. Its video, its subtitles and its transcription all come from its slides. */
export interface FirstVideo {
  /** Of its files in `media`. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly categories: readonly VideoCategory[]
  readonly slides: readonly Slide[]
}
