import { type LeftOutReason, leftOutReasons } from '@ma-cantine/lib/imports/diagnostic-file'
import {
  countDiagnosticFiles,
  type DiagnosticFileCount,
  exportDiagnosticsAsCsv,
  exportDiagnosticsAsOds,
  exportDiagnosticsAsXlsx,
} from '@ma-cantine/lib/imports/diagnostic-file-api'
import { leftOutWords } from '@ma-cantine/lib/imports/left-out-words'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'
import { useLocale } from '../app/locale.ts'
import { canteensQueryKey } from '../canteens/canteen-queries.ts'
import { ExportChoice, ExportLinks } from '../canteens/ExportLinks.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { useManagementWords } from './words/management-words.ts'

const formats = { CSV: exportDiagnosticsAsCsv, Excel: exportDiagnosticsAsXlsx, OpenDocument: exportDiagnosticsAsOds }

const ofType = ['diagnostics', 'diagnostics_complets']

/** The formats of which a reason is told: what another format holds is not left out. */
const tellingKinds: Readonly<Record<LeftOutReason, readonly string[]>> = {
  'no-type': ['diagnostics'],
  'other-type': [],
  'no-siret': ofType,
  'not-central': [],
  declared: ofType,
  satellites: ['diagnostics_cc', 'diagnostics_complets_cc'],
  canteen: ofType,
  figures: ofType,
  sums: ofType,
}

const fileCounts = (canteen: string) =>
  queryOptions({
    queryKey: [...canteensQueryKey, 'diagnosticFiles', canteen],
    queryFn: ({ signal }) => client.call(countDiagnosticFiles, { query: { canteen }, signal }),
  })

/** The diagnostics of the chosen canteens, or of all, in the formats of imports that can hold some of them. */
export function DiagnosticExports({ ids }: { readonly ids: ReadonlySet<number> }) {
  const words = useManagementWords().diagnosticExports
  const canteen = [...ids].join(',')
  return (
    <ExportChoice title={ids.size > 0 ? words.ofChosen(ids.size) : words.ofAll}>
      <QueryView compact query={fileCounts(canteen)}>
        {files => {
          const filled = files.filter(({ diagnosticCount }) => diagnosticCount > 0)
          return (
            <>
              <p className="fr-hint-text">{filled.length > 0 ? words.again : words.none}</p>
              {filled.map(({ kind, diagnosticCount }) => (
                <ExportLinks
                  key={kind}
                  label={words.kinds[kind](diagnosticCount)}
                  formats={formats}
                  query={new URLSearchParams({ kind, ...(canteen === '' ? {} : { canteen }) })}
                />
              ))}
              <Reasons files={files} />
            </>
          )
        }}
      </QueryView>
    </ExportChoice>
  )
}

/** Why diagnostics are in none of the formats of their type, or not in that of central kitchens. */
function Reasons({ files }: { readonly files: readonly DiagnosticFileCount[] }) {
  const locale = useLocale()
  const words = useManagementWords().diagnosticExports
  const counts = new Map<LeftOutReason, number>()
  for (const { kind, leftOut } of files) {
    for (const { reason, count } of leftOut) {
      if (tellingKinds[reason].includes(kind)) counts.set(reason, (counts.get(reason) ?? 0) + count)
    }
  }
  if (counts.size === 0) return null
  return (
    <>
      <p className="fr-hint-text fr-mt-2w fr-mb-0">{words.leftOut}</p>
      <ul className="fr-hint-text">
        {leftOutReasons.map(reason => {
          const count = counts.get(reason)
          return count && <li key={reason}>{leftOutWords[locale].line(reason, count)}</li>
        })}
      </ul>
    </>
  )
}
