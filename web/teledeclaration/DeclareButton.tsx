import { Button } from '@codegouvfr/react-dsfr/Button'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { notify } from '../app/notices.ts'
import { DeclarationPreview } from './DeclarationPreview.tsx'
import { refreshDeclarations } from './teledeclaration-queries.ts'
import { useTeledeclarationWords } from './words/teledeclaration-words.ts'
import './teledeclaration.css'

interface DeclareButtonProps {
  readonly canteen: Canteen
  readonly diagnostic: Diagnostic | null
  /** Why it cannot be declared yet, as one sentence; null when it can. */
  readonly obstacle: string | null
  readonly priority?: 'primary' | 'secondary'
  readonly isOnReport?: boolean
  /** Called once it is declared and the dialog is closed. */
  readonly onDeclared: () => void
}

/** Opens what is to be declared. Without leave it stays in reach of the keyboard, and says what is missing. */
export function DeclareButton(props: DeclareButtonProps) {
  const { canteen, diagnostic, obstacle, priority = 'primary', isOnReport = false } = props
  const words = useTeledeclarationWords()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isReady = diagnostic !== null && obstacle === null

  function onDeclared({ year }: Diagnostic): void {
    // The dialog gives the focus back first: what is done next moves it.
    flushSync(() => setOpen(false))
    notify({ status: 'success', title: words.declared.title, message: words.declared.text(canteen.name, year) })
    void refreshDeclarations()
    props.onDeclared()
  }

  return (
    <>
      <Button
        type="button"
        priority={priority}
        className={isReady ? '' : 'mc-declare--unavailable'}
        nativeButtonProps={isReady ? {} : { 'aria-disabled': true, 'aria-describedby': id }}
        onClick={() => setOpen(isReady)}
      >
        {words.check}
      </Button>
      {!isReady && (
        <p className="fr-text--sm fr-mb-0 fr-mt-1w" id={id}>
          {obstacle}
        </p>
      )}
      {isOpen && diagnostic && (
        <DeclarationPreview
          key={diagnostic.id}
          canteen={canteen}
          diagnostic={diagnostic}
          isOnReport={isOnReport}
          onDeclared={onDeclared}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
