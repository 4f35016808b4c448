import { Button } from '@codegouvfr/react-dsfr/Button'
import { choiceLabels } from '@ma-cantine/lib/purchases/choice-labels'
import { type LabelCorrection, labelCorrectionForm } from '@ma-cantine/lib/purchases/label-correction'
import { emptyPurchaseForm, type PurchaseFormValues } from '@ma-cantine/lib/purchases/purchase-form-values'
import { correctLabels, type RememberedLabels } from '@ma-cantine/lib/purchases/remembered-labels-api'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormBody } from '../../ui/FormBody.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { NatureFields, useNature } from '../form/NatureFields.tsx'
import { usePurchaseFormWords } from '../form/words/purchase-form-words.ts'
import { onCurrentList } from './on-current-list.ts'
import { useRememberedWords } from './words/remembered-words.ts'

interface CorrectionDialogProps {
  readonly remembered: RememberedLabels
  /** The canteen whose memory is corrected, where it is kept apart. */
  readonly memory: { readonly canteen?: number }
  readonly onClose: () => void
}

/** Asks what the product of a supplier is proposed with from now on, starting from what is proposed today. */
export default function CorrectionDialog({ remembered, memory, onClose }: CorrectionDialogProps) {
  const { correction: words } = useRememberedWords()
  const { labels } = usePurchaseFormWords()
  const locale = useLocale()
  const { description, provider, family, characteristics, localDefinition, version } = remembered
  const form = useSiteForm<PurchaseFormValues, LabelCorrection>({
    draft: labelCorrectionForm,
    labels: { family: labels.family, characteristics: labels.characteristics, localDefinition: labels.localDefinition },
    values: { ...emptyPurchaseForm, family: family ?? '', characteristics, localDefinition: localDefinition ?? '' },
    send: async correction => {
      const body = { ...memory, description, provider, ...correction }
      await onCurrentList(() => client.call(correctLabels, { body, version }))
      onClose()
    },
    resumes: true,
  })
  const nature = useNature(form)
  const proposed = choiceLabels(remembered, locale)
  return (
    <Dialog title={words.title(description)} onClose={onClose} isWide>
      <p className="fr-mb-1w">
        {provider !== null && `${words.from(provider)} `}
        {proposed === '' ? words.nothingProposed : words.proposed(proposed)}
      </p>
      <p>{memory.canteen === undefined ? words.intro : words.introApart}</p>
      <FormBody
        form={form}
        withHint={false}
        action={words.save}
        busyLabel={words.saving}
        secondaryAction={
          <Button type="button" priority="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
        }
      >
        <NatureFields form={form} nature={nature} characteristicsHint={words.hint} />
      </FormBody>
    </Dialog>
  )
}
