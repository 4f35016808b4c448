import { describeValidity, validityOf } from '@ma-cantine/lib/imports/format-validity'
import {
  canteensOfFile,
  hasStaffColumns,
  type ImportOutcome,
  isLevel,
  isStaffKind,
  kindsFor,
} from '@ma-cantine/lib/imports/import-outcome'
import { lazy, Suspense } from 'react'
import { useLocale } from '../app/locale.ts'
import { useUser } from '../app/session.ts'
import { LoadingScreen } from '../ui/LoadingScreen.tsx'
import { Documents } from './guide/Documents.tsx'
import { FormatChoice, useChosenFormat } from './guide/FormatChoice.tsx'
import { useImportWords } from './words/import-words.ts'
import './guide/guide.css'

const SchemaGuide = lazy(() => import('./guide/SchemaGuide.tsx'))
const StaffCallout = lazy(() => import('./guide/StaffCallout.tsx'))

/** How to prepare the file: the steps, the files to download, the format of each column. */
export function FormatGuide({ outcome }: { readonly outcome: ImportOutcome }) {
  const { formats: formatWords, rules, known, schema } = useImportWords()
  const kinds = kindsFor(outcome, useUser()?.isStaff === true)
  const formats = kinds.filter(kind => !hasStaffColumns(kind))
  const kind = useChosenFormat(formats)
  const { accepted } = describeValidity(validityOf(kind), useLocale())
  const staffKind = kinds.find(hasStaffColumns)
  // The columns of staff stand beside those of the first format.
  const visibleKind = staffKind && kind === formats[0] ? staffKind : kind
  return (
    <>
      {formats.length > 1 && <FormatChoice formats={formats} chosen={kind} />}
      {accepted !== null && <p>{formatWords.until(accepted)}</p>}
      <div className="fr-grid-row fr-grid-row--gutters">
        <div className="fr-col-12 fr-col-lg-7">
          <ol className="mc-steps">
            <li>{rules.download}</li>
            <li>{rules.fill[outcome]}</li>
            <li>{rules.save}</li>
          </ol>
          <h3 className="fr-h5 fr-mt-4w">{known.title}</h3>
          <ul>
            <li>
              <strong>{known.allOrNothing}</strong>
            </li>
            <li>{isStaffKind(kind) ? known.ofAnyTeam : known.canteens[canteensOfFile(kind)]}</li>
            {isLevel(outcome) && <li>{known.declared}</li>}
          </ul>
        </div>
        <div className="fr-col-12 fr-col-lg-5">
          <Documents kind={kind} />
        </div>
      </div>
      <Suspense fallback={<LoadingScreen />}>
        {visibleKind === staffKind && (outcome === 'CANTEENS' || outcome === 'SIMPLE') && (
          <StaffCallout outcome={outcome} kind={visibleKind} />
        )}
        <h3 className="fr-mt-4w">{schema.title}</h3>
        <SchemaGuide kind={visibleKind} />
      </Suspense>
    </>
  )
}
