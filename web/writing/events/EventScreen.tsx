import { TextScreen } from '../TextScreen.tsx'
import { eventKind } from './event-kind.ts'

export default function WrittenEventScreen() {
  return <TextScreen kind={eventKind} />
}
