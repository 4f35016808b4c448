import { ImportScreen } from './ImportScreen.tsx'

export default function CanteensImportScreen() {
  return <ImportScreen outcome="CANTEENS" />
}
