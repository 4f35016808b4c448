import { TextScreen } from '../TextScreen.tsx'
import { noticeKind } from './notice-kind.ts'

export default function WrittenNoticeScreen() {
  return <TextScreen kind={noticeKind} />
}
