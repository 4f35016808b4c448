import { type LeftOutReason, leftOutReasons } from '@ma-cantine/lib/imports/diagnostic-file'
import {
  countDiagnosticFiles,
  type DiagnosticFileCount,
  diagnosticFiles,
} from '@ma-cantine/lib/imports/diagnostic-file-api'
import { leftOutWords } from '@ma-cantine/lib/imports/left-out-words'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { canteensQueryKey } from '../canteen-queries.ts'
import { ExportChoice, ExportLinks } from '../ExportLinks.tsx'
import { useDiagnosticExportWords } from './words/diagnostic-export-words.ts'

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

interface DiagnosticExportsProps {
  readonly title: string
  /** Of the canteens; none stands for all. */
  readonly ids: ReadonlySet<number>
}

/** The diagnostics of canteens, in the formats of imports that can hold some of them. */
export function DiagnosticExports({ title, ids }: DiagnosticExportsProps) {
  const words = useDiagnosticExportWords()
  const canteen = [...ids].join(',')
  return (
    <ExportChoice title={title}>
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
                  files={diagnosticFiles}
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
  const words = useDiagnosticExportWords()
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
