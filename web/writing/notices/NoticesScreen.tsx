import { TextList } from '../TextList.tsx'
import { noticeKind } from './notice-kind.ts'

export default function WrittenNoticesScreen() {
  return <TextList kind={noticeKind} />
}
