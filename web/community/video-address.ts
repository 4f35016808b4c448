import { type VideoName, videoUrlComponent } from '@ma-cantine/lib/community/video-address'
import { addressOf } from '../app/screen-list.ts'

export const videoAddress = (video: VideoName): string => addressOf('VideoTutorial', { v: videoUrlComponent(video) })
