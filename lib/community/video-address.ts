import { titledId } from '../http/titled-id.ts'

export interface VideoName {
  readonly id: number
  readonly title: string
}

/** The part of an address that names a webinar: its id, then its title for people. */
export const videoUrlComponent = ({ id, title }: VideoName): string => titledId(id, title)

/** The path of the page of a webinar. */
export const videoPath = (video: VideoName): string => `/webinaires/${encodeURIComponent(videoUrlComponent(video))}`
