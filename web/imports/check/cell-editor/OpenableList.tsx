import { Button } from '@codegouvfr/react-dsfr/Button'
import { useState } from 'react'
import { useCheckWords } from '../words/check-words.ts'
import type { CellEditorProps } from './cell-edit.ts'
import { ListEditor, type ListEditorProps } from './ListEditor.tsx'
import { TextEditor } from './TextEditor.tsx'

/** A text field with a list to open, where fields are always open. */
export function OpenableList(props: CellEditorProps & Omit<ListEditorProps, 'onCancel'>) {
  const { grid } = useCheckWords()
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen) {
    return (
      <>
        <TextEditor {...props} />
        <Button
          type="button"
          size="small"
          priority="secondary"
          className="fr-mt-1w"
          iconId="fr-icon-list-unordered"
          onClick={() => setIsOpen(true)}
        >
          {grid.list.open}
        </Button>
      </>
    )
  }
  const close = () => setIsOpen(false)
  return (
    <ListEditor
      {...props}
      onCommit={(text, by) => {
        close()
        props.onCommit(text, by)
      }}
      onCancel={close}
    />
  )
}
