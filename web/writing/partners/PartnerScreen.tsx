import { TextScreen } from '../TextScreen.tsx'
import { partnerKind } from './partner-kind.ts'

export default function WrittenPartnerScreen() {
  return <TextScreen kind={partnerKind} />
}
