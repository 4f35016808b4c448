import { ImportScreen } from './ImportScreen.tsx'

export default function PurchasesImportScreen() {
  return <ImportScreen outcome="PURCHASES" />
}
