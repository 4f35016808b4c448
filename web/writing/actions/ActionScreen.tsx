import { TextScreen } from '../TextScreen.tsx'
import { actionKind } from './action-kind.ts'

export default function WrittenActionScreen() {
  return <TextScreen kind={actionKind} />
}
