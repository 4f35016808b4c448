import { TextList } from '../TextList.tsx'
import { videoKind } from './video-kind.ts'

export default function WrittenVideosScreen() {
  return <TextList kind={videoKind} />
}
