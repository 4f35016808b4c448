import { importLevels, levelSlugs } from '@ma-cantine/lib/imports/import-outcome'
import { Navigate, useParams } from 'react-router'
import { NotFoundScreen } from '../layout/NotFoundScreen.tsx'
import { ImportScreen } from './ImportScreen.tsx'
import { outcomeAddress } from './outcome-address.ts'

/** One of the four levels, by the slug of the address; by its key as well, which leads to its slug. */
export default function DiagnosticsImportScreen() {
  const { importUrlSlug = '' } = useParams()
  const level = importLevels.find(level => levelSlugs[level] === importUrlSlug)
  // What is kept of a file of one level is nothing to another.
  if (level) return <ImportScreen key={level} outcome={level} />
  const named = importLevels.find(level => level === importUrlSlug)
  return named ? <Navigate replace to={outcomeAddress(named)} /> : <NotFoundScreen />
}
