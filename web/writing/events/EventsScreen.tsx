import { TextList } from '../TextList.tsx'
import { eventKind } from './event-kind.ts'

export default function WrittenEventsScreen() {
  return <TextList kind={eventKind} />
}
