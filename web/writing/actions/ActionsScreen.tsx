import { TextList } from '../TextList.tsx'
import { actionKind } from './action-kind.ts'

export default function WrittenActionsScreen() {
  return <TextList kind={actionKind} />
}
