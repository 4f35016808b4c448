import { Select } from '@codegouvfr/react-dsfr/Select'
import { type ManySubject, manySubjects } from '@ma-cantine/lib/purchases/many-purchases-form'
import { useState } from 'react'
import { useCanteenPreviews } from '../../app/session.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useFormWords } from '../../ui/words/form-words.ts'
import { ChangeManyForm, type PlannedMany } from './ChangeManyForm.tsx'
import { ChangeManyPlan } from './ChangeManyPlan.tsx'
import { usePurchaseListWords } from './words/purchase-list-words.ts'

export interface ChangeManyDialogProps {
  readonly ids: readonly number[]
  readonly onClose: () => void
  /** Called once they are changed. */
  readonly onDone: () => void
}

/** Changes one thing in all the chosen purchases: what, then its new value, then what that changes. */
export default function ChangeManyDialog({ ids, onClose, onDone }: ChangeManyDialogProps) {
  const { selection, changeMany: words } = usePurchaseListWords()
  const { choose } = useFormWords()
  const hasCanteens = useCanteenPreviews().length > 1
  const [subject, setSubject] = useState<ManySubject | null>(null)
  const [planned, setPlanned] = useState<PlannedMany | null>(null)
  return (
    <Dialog title={selection.change(ids.length)} onClose={onClose}>
      {planned ? (
        <ChangeManyPlan planned={planned} ids={ids} onBack={() => setPlanned(null)} onDone={onDone} />
      ) : (
        <>
          <Select
            label={words.subject}
            nativeSelectProps={{
              value: subject ?? '',
              onChange: ({ target }) => setSubject(target.value as ManySubject),
            }}
          >
            <option value="" disabled hidden>
              {choose}
            </option>
            {manySubjects
              .filter(each => each !== 'canteen' || hasCanteens)
              .map(each => (
                <option key={each} value={each}>
                  {words.subjects[each]}
                </option>
              ))}
          </Select>
          {subject && (
            <ChangeManyForm key={subject} subject={subject} ids={ids} onPlanned={setPlanned} onClose={onClose} />
          )}
        </>
      )}
    </Dialog>
  )
}
