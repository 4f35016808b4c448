import { importLevels, levelSlugs } from '@ma-cantine/lib/imports/import-levels'
import { Navigate, useParams } from 'react-router'
import { NotFoundScreen } from '../layout/NotFoundScreen.tsx'
import { ImportScreen } from './ImportScreen.tsx'
import { outcomeAddress } from './outcome-address.ts'

/** The import of one level of diagnostics, by the slug in the address; the key of a level redirects to its slug. */
export default function DiagnosticsImportScreen() {
  const { importUrlSlug = '' } = useParams()
  const level = importLevels.find(level => levelSlugs[level] === importUrlSlug)
  // The key drops the file of another level.
  if (level) return <ImportScreen key={level} outcome={level} />
  const named = importLevels.find(level => level === importUrlSlug)
  return named ? <Navigate replace to={outcomeAddress(named)} /> : <NotFoundScreen />
}
