import { Button } from '@codegouvfr/react-dsfr/Button'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { getCanteen } from '@ma-cantine/lib/canteens/canteens-api'
import { isGroup } from '@ma-cantine/lib/canteens/production'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import { isChangedMeanwhile, RefusedError } from '@ma-cantine/lib/http/api-error'
import { modeOfDeclaration } from '@ma-cantine/lib/teledeclaration/canteen-version'
import { DeclarationDraft } from '@ma-cantine/lib/teledeclaration/declaration-draft'
import { coversPurchases } from '@ma-cantine/lib/teledeclaration/teledeclaration-modes'
import { createTeledeclaration } from '@ma-cantine/lib/teledeclaration/teledeclarations-api'
import { findUnusualData, type UnusualData } from '@ma-cantine/lib/teledeclaration/unusual-data'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { trackEvent } from '../app/analytics.ts'
import { client } from '../app/client.ts'
import { createIdempotencyKey } from '../app/idempotency-key.ts'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'
import { CheckboxField } from '../ui/CheckboxField.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { DeclaredTable } from './DeclaredTable.tsx'
import { refreshDeclarations } from './teledeclaration-queries.ts'
import { useUnusualTexts } from './unusual-texts.ts'
import { useTeledeclarationWords } from './words/teledeclaration-words.ts'
import './teledeclaration.css'

export interface DeclarationPreviewProps {
  readonly canteen: Canteen
  readonly diagnostic: Diagnostic
  /** Where this declaration stands among many, shown above what is declared. */
  readonly position?: ReactNode
  /** Whether the page behind is the report itself: no link leads there. */
  readonly isOnReport?: boolean
  /** Called once the server has the declaration, with the diagnostic that holds it. */
  readonly onDeclared: (diagnostic: Diagnostic) => void
  /** Goes on without declaring this one, where there are others. */
  readonly onSkip?: () => void
  readonly onClose: () => void
}

/**
 * Shows all that a declaration holds before it is sent, once, with the statement of honour. Give it a key for each
 * diagnostic: the box is then empty for each.
 */
export function DeclarationPreview({ position, isOnReport = false, onSkip, ...props }: DeclarationPreviewProps) {
  const words = useTeledeclarationWords().preview
  /** As somebody else left it since the dialog was opened. */
  const [latest, setLatest] = useState<Pick<DeclarationPreviewProps, 'canteen' | 'diagnostic'> | null>(null)
  const { canteen, diagnostic } = latest ?? props
  const mode = modeOfDeclaration(canteen, diagnostic)
  const unusual = findUnusualData({ canteen, diagnostic, coversPurchases: coversPurchases(mode) })
  const track = (action: 'teledeclare' | 'go-back') => {
    for (const { code, value } of unusual) trackEvent('data-warning', action, code, value)
  }
  // The page behind shows what refused it once the dialog is closed: it might take the dialog away before.
  const isStale = useRef(false)
  useEffect(
    () => () => {
      if (isStale.current) void refreshDeclarations()
    },
    [],
  )
  // Sent again after a lost answer, it declares once.
  const [idempotencyKey] = useState(createIdempotencyKey)
  const form = useSiteForm({
    draft: DeclarationDraft,
    labels: { honourStatement: words.honour },
    values: { honourStatement: false },
    send: async ({ honourStatement }) => {
      const seenCanteen = { modificationDate: canteen.modificationDate, teledeclarationMode: mode }
      const body = { diagnosticId: diagnostic.id, honourStatement, seenCanteen }
      try {
        const version = diagnostic.modificationDate
        const declared = await client.call(createTeledeclaration, { body, idempotencyKey, version })
        track('teledeclare')
        props.onDeclared(declared)
      } catch (error) {
        if (isChangedMeanwhile(error)) {
          await showLatest()
          throw new RefusedError(error.status, words.changed)
        }
        isStale.current = true
        throw error
      }
    },
  })
  const isSending = form.state.kind === 'sending'

  async function showLatest(): Promise<void> {
    const canteenNow = await client.call(getCanteen, { params: { canteenId: canteen.id } })
    const diagnosticNow = canteenNow.diagnostics.find(({ id }) => id === diagnostic.id)
    if (diagnosticNow) setLatest({ canteen: canteenNow, diagnostic: diagnosticNow })
    form.setValue('honourStatement', false)
    isStale.current = true
  }

  function close(): void {
    if (isSending) return
    track('go-back')
    props.onClose()
  }

  const busy = { 'aria-disabled': isSending }
  const progress = addressOf('MyProgress', {
    canteenUrlComponent: canteenUrlComponent(canteen),
    year: diagnostic.year,
    measureId: 'qualite-des-produits',
  })
  const modes = canteen.groupe || isGroup(canteen.productionType) ? words.modesOfGroup : words.modes
  return (
    <Dialog title={words.title(canteen.name)} isDocument onClose={close}>
      {position}
      <p>{words.text(diagnostic.year)}</p>
      {modes[mode] && <p className="fr-text--bold">{modes[mode]}</p>}
      <DeclaredTable canteen={canteen} diagnostic={diagnostic} mode={mode} />
      <UnusualList unusual={unusual} />
      <form noValidate onSubmit={form.submit}>
        <ErrorSummary form={form} />
        <CheckboxField form={form} name="honourStatement" />
        <ul className="fr-btns-group fr-btns-group--inline-md fr-mb-n2w">
          <li>
            <Button type="submit" nativeButtonProps={busy}>
              {isSending ? words.declaring : words.declare}
            </Button>
          </li>
          {onSkip && (
            <li>
              <Button
                type="button"
                priority="secondary"
                nativeButtonProps={busy}
                onClick={() => {
                  if (!isSending) onSkip()
                }}
              >
                {words.skip}
              </Button>
            </li>
          )}
          {!isOnReport && (
            <li>
              <SiteLink
                className="fr-btn fr-btn--secondary"
                href={progress}
                {...busy}
                onClick={event => {
                  if (isSending) event.preventDefault()
                  else track('go-back')
                }}
              >
                {words.edit}
              </SiteLink>
            </li>
          )}
          <li>
            <Button type="button" priority="tertiary" nativeButtonProps={busy} onClick={close}>
              {words.cancel}
            </Button>
          </li>
        </ul>
        <p className="fr-sr-only" role="status">
          {isSending ? words.declaring : ''}
        </p>
      </form>
    </Dialog>
  )
}

/** The figures to check again. */
function UnusualList({ unusual }: { readonly unusual: readonly UnusualData[] }) {
  const words = useTeledeclarationWords().preview
  const textOf = useUnusualTexts()
  if (unusual.length === 0) return null
  return (
    <div className="fr-alert fr-alert--warning fr-mb-3w">
      <h3 className="fr-alert__title">{words.unusualTitle}</h3>
      <ul>
        {unusual.map(each => (
          <li key={each.code}>{textOf(each)}</li>
        ))}
      </ul>
    </div>
  )
}
