import { TextList } from '../TextList.tsx'
import { partnerKind } from './partner-kind.ts'

export default function WrittenPartnersScreen() {
  return <TextList kind={partnerKind} />
}
