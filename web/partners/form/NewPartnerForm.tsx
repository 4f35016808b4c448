import type { PartnerType } from '@ma-cantine/lib/canteens/reference-lists'
import { PartnerDraft } from '@ma-cantine/lib/partners/partner-input'
import { proposePartner } from '@ma-cantine/lib/partners/partners-api'
import { useEffect, useEffectEvent, useState } from 'react'
import { trackEvent } from '../../app/analytics.ts'
import { client } from '../../app/client.ts'
import { addressOf } from '../../app/screen-list.ts'
import { useUser } from '../../app/session.ts'
import { useGoTo } from '../../app/use-go-to.ts'
import { RobotTrap } from '../../contact/RobotTrap.tsx'
import { senderOf } from '../../contact/sender.ts'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { FormBody } from '../../ui/FormBody.tsx'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { RestoredNotice } from '../../ui/RestoredNotice.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { Charter } from '../Charter.tsx'
import { usePartnerWords } from '../words/partner-words.ts'
import { PartnerFields } from './PartnerFields.tsx'
import {
  deletePartnerDraft,
  emptyPartner,
  keyOfProposal,
  loadPartnerDraft,
  type PartnerValues,
  savePartnerDraft,
} from './partner-draft.ts'

/**
 * Proposes an actor. What is typed stays in the tab until it is known to have arrived, and arrives once: each attempt to send
 * the same proposal has the same key.
 */
export function NewPartnerForm({ types }: { readonly types: readonly PartnerType[] }) {
  const { form: words } = usePartnerWords()
  const user = useUser()
  const owner = user?.id ?? null
  const { email, name } = senderOf(user)
  const start: PartnerValues = {
    ...emptyPartner,
    contactEmail: email,
    contactName: name,
    contactPhoneNumber: user?.phoneNumber ?? '',
  }
  const goTo = useGoTo()
  const [restored, setRestored] = useState<'unknown' | 'nothing' | 'whole' | 'without-image'>('unknown')
  const [sent, setSent] = useState<PartnerDraft | null>(null)
  const form = useSiteForm<PartnerValues, PartnerDraft>({
    draft: PartnerDraft,
    labels: words.labels,
    resumes: true,
    values: start,
    send: async proposal => {
      const { charter: _, image, types: ids, national, departments, ...texts } = proposal
      const body = {
        ...texts,
        national,
        image: image || null,
        types: ids.map(Number),
        departments: national ? [] : departments,
      }
      const idempotencyKey = keyOfProposal(owner, { ...body, image })
      await client.call(proposePartner, { body, idempotencyKey })
      setSent(proposal)
    },
  })

  const restore = useEffectEvent(() => {
    const draft = loadPartnerDraft(owner)
    if (draft) form.reset(draft.values)
    const isBegun = draft && JSON.stringify(draft.values) !== JSON.stringify(start)
    setRestored(!isBegun ? 'nothing' : draft.hadImage ? 'without-image' : 'whole')
  })
  // Once mounted, because the first display knows nothing of the tab.
  useEffect(() => restore(), [])

  const values = JSON.stringify(form.watch())
  const isBegun = values !== JSON.stringify(start)
  useEffect(() => {
    if (restored !== 'unknown' && isBegun && !sent) savePartnerDraft(owner, JSON.parse(values))
  }, [values, isBegun, restored, sent, owner])

  const announce = useEffectEvent(({ name, contactEmail }: PartnerDraft) => {
    deletePartnerDraft()
    trackEvent('partner', 'send', 'new-partner')
    goTo(addressOf('PartnersHome'), {
      status: 'success',
      title: words.sent,
      message: words.sentText(name, contactEmail),
    })
  })
  // Once rendered again, because the guard asks before leaving until then.
  useEffect(() => {
    if (sent) announce(sent)
  }, [sent])

  function clear(): void {
    form.reset(start)
    deletePartnerDraft()
    setRestored('nothing')
  }

  return (
    <>
      {(restored === 'whole' || restored === 'without-image') && (
        <RestoredNotice
          text={restored === 'whole' ? words.restored : words.restoredWithoutImage}
          action={words.clear}
          onClear={clear}
        />
      )}
      <FormBody form={form} action={words.action} busyLabel={words.busy}>
        <PartnerFields
          form={form}
          types={types}
          legends={words.legends}
          longDescription={
            <TextField
              form={form}
              name="longDescription"
              autoComplete="off"
              rows={8}
              hint={words.hints.longDescription}
            />
          }
        />
        <Charter />
        <CheckboxField form={form} name="charter" />
        <RobotTrap label={words.trap} field={form.register('fax')} />
      </FormBody>
      <LeaveGuard active={isBegun && !sent} />
    </>
  )
}
