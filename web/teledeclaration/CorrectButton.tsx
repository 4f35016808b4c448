import type { Diagnostic, Teledeclaration } from '@ma-cantine/lib/diagnostics/diagnostic'
import { listDiagnostics } from '@ma-cantine/lib/diagnostics/diagnostics-api'
import { RefusedError } from '@ma-cantine/lib/http/api-error'
import { cancelTeledeclaration } from '@ma-cantine/lib/teledeclaration/teledeclarations-api'
import { client } from '../app/client.ts'
import { notify } from '../app/notices.ts'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { refreshDeclarations } from './teledeclaration-queries.ts'
import { useTeledeclarationWords } from './words/teledeclaration-words.ts'

interface CorrectButtonProps {
  readonly diagnostic: Diagnostic
  readonly declaration: Teledeclaration
  /** Called once the declaration is cancelled and the dialog closed. */
  readonly onCancelled: () => void
}

/** Cancels a declaration, so that its report can be changed and declared again. */
export function CorrectButton({ diagnostic, declaration, onCancelled }: CorrectButtonProps) {
  const words = useTeledeclarationWords().correct
  const { canteenId, year } = diagnostic

  async function cancel(): Promise<void> {
    try {
      await client.call(cancelTeledeclaration, { params: { teledeclarationId: declaration.id } })
    } catch (error) {
      // Cancelled already: the first answer was lost, or a colleague did it.
      if (!(error instanceof RefusedError) || (await isInForce())) throw error
    }
  }

  async function isInForce(): Promise<boolean> {
    const all = await client.call(listDiagnostics, { params: { canteenId } })
    return all.some(({ teledeclaration }) => teledeclaration?.id === declaration.id)
  }

  return (
    <ConfirmButton
      action={words.action}
      confirm={words.confirm}
      question={words.question(year)}
      keep={words.keep}
      text={words.text}
      work={cancel}
      onDone={() => {
        notify({ status: 'info', title: words.doneTitle, message: words.doneText(year) })
        void refreshDeclarations()
        onCancelled()
      }}
    />
  )
}
