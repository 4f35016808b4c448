import { Button } from '@codegouvfr/react-dsfr/Button'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { Invitation, inviteManager } from '@ma-cantine/lib/statistics/invitations-api'
import type { TerritoryCanteen } from '@ma-cantine/lib/statistics/territory-canteen'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../app/client.ts'
import { ContentKeys } from '../../app/idempotency-key.ts'
import { useLocale } from '../../app/locale.ts'
import { notify } from '../../app/notices.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormBody } from '../../ui/FormBody.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { territoryQueryKey } from './territory-queries.ts'
import { useTerritoryWords } from './words/territory-words.ts'

type Invited = Pick<TerritoryCanteen, 'id' | 'name' | 'invitationDate'>

/** Invites an establishment to manage its canteen; says when it was invited last. */
export function InviteButton({ canteen }: { readonly canteen: Invited }) {
  const words = useTerritoryWords().invite
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const { name, invitationDate } = canteen
  return (
    <>
      {invitationDate !== null && (
        <span className="mc-invited">{words.invitedOn(formatDay(invitationDate, locale))}</span>
      )}
      <Button type="button" priority="tertiary" size="small" onClick={() => setOpen(true)}>
        {invitationDate === null ? words.action : words.again}
        <span className="fr-sr-only">{words.ofCanteen(name)}</span>
      </Button>
      {isOpen && (
        <Dialog title={words.title(name)} onClose={() => setOpen(false)}>
          <InvitationForm canteen={canteen} onSent={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

interface InvitationFormProps {
  readonly canteen: Invited
  readonly onSent: () => void
}

function InvitationForm({ canteen: { id, name }, onSent }: InvitationFormProps) {
  const words = useTerritoryWords().invite
  const queries = useQueryClient()
  const [keys] = useState(() => new ContentKeys())
  const form = useSiteForm({
    draft: Invitation,
    labels: words.labels,
    values: { recipientEmail: '', body: words.draft(name) },
    send: async body => {
      await client.call(inviteManager, { params: { canteenId: id }, body, idempotencyKey: keys.of(body) })
      notify({ status: 'success', title: words.sent, message: words.sentText(name) })
      await queries.invalidateQueries({ queryKey: territoryQueryKey })
      onSent()
    },
  })
  return (
    <>
      <p>{words.text}</p>
      <FormBody form={form} action={words.send} busyLabel={words.busy} guarded>
        <TextField form={form} name="recipientEmail" type="email" autoComplete="off" hint={words.emailHint} />
        <TextField form={form} name="body" autoComplete="off" rows={8} />
      </FormBody>
    </>
  )
}
