import type { AllowedValue, ColumnFormat } from '../check-protocol.ts'
import { ChoiceEditor } from './ChoiceEditor.tsx'
import type { CellEditorProps } from './cell-edit.ts'
import { ListEditor } from './ListEditor.tsx'
import { OpenableList } from './OpenableList.tsx'
import { TextEditor } from './TextEditor.tsx'
import { ValueSelect } from './ValueSelect.tsx'

/** The field to edit a cell: a list where its values are known, which several may be ticked in if the cell holds several. */
export function CellEditor(props: CellEditorProps) {
  const { values, separator, format } = props.column
  if (!values) return format ? <FormattedEditor {...props} format={format} /> : <TextEditor {...props} />
  if (separator === null) return <SingleValueEditor {...props} values={values} />
  const list = { ...props, values, separator }
  return props.onCancel ? <ListEditor {...list} onCancel={props.onCancel} /> : <OpenableList {...list} />
}

function SingleValueEditor(props: CellEditorProps & { readonly values: readonly AllowedValue[] }) {
  return props.onCancel ? <ChoiceEditor {...props} onCancel={props.onCancel} /> : <ValueSelect {...props} />
}

/** Edits the text of a cell as it is shown: the worker reads it again. */
function FormattedEditor({ format, ...props }: CellEditorProps & { readonly format: ColumnFormat }) {
  const shown = format.show(props.text)
  return (
    <TextEditor
      {...props}
      text={shown}
      onCommit={(text, by) => props.onCommit(text === shown ? props.text : text, by)}
    />
  )
}
