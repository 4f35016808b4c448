import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { createModal } from '@codegouvfr/react-dsfr/Modal'
import { AuthenticationError, NetworkError, RefusedError } from '@ma-cantine/lib/http/api-error'
import type { ImportDetail } from '@ma-cantine/lib/imports/import-record'
import { getImport, undoImport } from '@ma-cantine/lib/imports/imports-api'
import { useMutation } from '@tanstack/react-query'
import { client } from '../../app/client.ts'
import { queries } from '../../app/queries.ts'
import { supportEmail } from '../../layout/external-sites.ts'
import { useWords } from '../../words/locale.ts'
import { UndoResult } from './UndoResult.tsx'
import { useUndoWords } from './words/undo-words.ts'

export interface UndoImportProps {
  readonly importId: number
  readonly onUndone?: (detail: ImportDetail) => void
}

const modal = createModal({ id: 'annuler-import', isOpenedByDefault: false })

/** Takes an import back, once the user has said so twice, and tells what became of its rows. One on a screen. */
export function UndoImport({ importId, onUndone }: UndoImportProps) {
  const words = useUndoWords()
  const { errors } = useWords()
  const undoing = useMutation({
    mutationFn: () => undo(importId),
    onSuccess: detail => {
      void queries.invalidateQueries()
      onUndone?.(detail)
    },
  })

  if (undoing.data?.undo) return <UndoResult report={undoing.data.undo} />
  return (
    <>
      {undoing.error && (
        <div role="alert">
          <Alert
            as="h3"
            severity="error"
            className="fr-mb-3w"
            title={words.failed}
            description={reasonOf(undoing.error, words.unreachable, errors)}
          />
        </div>
      )}
      <Button
        priority="tertiary"
        iconId="fr-icon-arrow-go-back-line"
        disabled={undoing.isPending}
        nativeButtonProps={modal.buttonProps}
      >
        {undoing.isPending ? words.working : words.open}
      </Button>
      <modal.Component
        title={words.title}
        titleAs="h2"
        buttons={[
          { children: words.keep, priority: 'secondary' },
          { children: words.confirm, onClick: () => undoing.mutate() },
        ]}
      >
        <p>{words.text}</p>
      </modal.Component>
    </>
  )
}

/** What is undone already, in another tab or by a request whose answer was lost, tells what undoing it did. */
async function undo(importId: number): Promise<ImportDetail> {
  const params = { importId }
  try {
    return await client.call(undoImport, { params })
  } catch (error) {
    const detail =
      error instanceof RefusedError && error.status === 409 ? await client.call(getImport, { params }) : null
    if (detail?.undo) return detail
    throw error
  }
}

function reasonOf(
  error: Error,
  unreachable: string,
  { session, generic }: { session: string; generic: (email: string) => string },
): string {
  if (error instanceof RefusedError) return error.detail
  if (error instanceof NetworkError) return unreachable
  if (error instanceof AuthenticationError) return error.detail ?? session
  return generic(supportEmail)
}
