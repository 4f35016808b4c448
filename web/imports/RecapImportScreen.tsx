import { ImportScreen } from './ImportScreen.tsx'

export default function RecapImportScreen() {
  return <ImportScreen outcome="RECAP" />
}
