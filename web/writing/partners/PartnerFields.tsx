import { usePartnerTypes } from '../../app/session.ts'
import { PartnerFields as CommonFields } from '../../partners/form/PartnerFields.tsx'
import type { PartnerValues } from '../../partners/form/partner-draft.ts'
import { MarkdownField } from '../../ui/markdown/MarkdownField.tsx'
import type { SiteForm } from '../../ui/site-form.ts'
import { PublicationField } from '../PublicationField.tsx'
import { useWritingWords } from '../words/writing-words.ts'
import type { PartnerForm } from './partner-kind.ts'
import '../../partners/partners.css'

/** The fields of an actor: those of its proposal, and whether it is shown. */
export function PartnerFields({ form }: { readonly form: SiteForm<PartnerForm> }) {
  const types = usePartnerTypes()
  const { partnerLegends: legends } = useWritingWords()
  return (
    <>
      <CommonFields
        // It has all fields of a proposal but those that a visitor alone fills in.
        form={form as unknown as SiteForm<PartnerValues>}
        types={types}
        legends={legends}
        longDescription={<MarkdownField form={form} name="longDescription" optional />}
      />
      <PublicationField form={form} name="state" />
    </>
  )
}
