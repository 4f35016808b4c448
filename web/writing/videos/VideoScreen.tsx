import { TextScreen } from '../TextScreen.tsx'
import { videoKind } from './video-kind.ts'

export default function WrittenVideoScreen() {
  return <TextScreen kind={videoKind} />
}
