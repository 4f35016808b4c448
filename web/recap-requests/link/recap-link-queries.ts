import type { Locale } from '@ma-cantine/lib/messages/locale'
import {
  openRecapLink,
  type RecapLinkAnswer,
  recapLinkHeader,
  sendRequestedRecap,
} from '@ma-cantine/lib/recap-requests/recap-link-api'
import { queryOptions } from '@tanstack/react-query'
import { client, createSiteClient } from '../../app/client.ts'
import { createUploadFetch } from '../../app/upload-fetch.ts'
import type { CheckedFile } from '../../imports/check/FileCheck.tsx'

const recapLinkQueryKey = ['recapLink'] as const

/** What a link asks for, and what was answered. */
export const askedRecap = (token: string) =>
  queryOptions({
    queryKey: [...recapLinkQueryKey, token],
    queryFn: ({ signal }) => client.call(openRecapLink, { body: { token }, signal }),
    staleTime: 0,
  })

interface SendOptions {
  readonly dryRun: boolean
  readonly signal?: AbortSignal
  /** Called with the part that is sent, from 0 to 1. */
  readonly onProgress?: (part: number) => void
}

/** Sends a file in answer to a request, whose token goes in a header; with `dryRun`, asks what that would do. */
export function sendRecap(
  token: string,
  file: File,
  { dryRun, signal, onProgress }: SendOptions,
): Promise<RecapLinkAnswer> {
  return createSiteClient(createUploadFetch(onProgress ?? (() => {}))).call(sendRequestedRecap, {
    file: { name: file.name, content: file },
    headers: { [recapLinkHeader]: token },
    query: dryRun ? { dryRun: 'true' } : {},
    ...(signal ? { signal } : {}),
  })
}

/** What the server says of a file that is right by itself. The server writes the sentences of its errors. */
export const recapVerdict = (token: string, checked: CheckedFile | null, locale: Locale) =>
  queryOptions({
    queryKey: [...recapLinkQueryKey, token, checked?.sha256, locale],
    queryFn: ({ signal }) => sendRecap(token, checked?.file ?? new File([], ''), { dryRun: true, signal }),
    enabled: checked !== null,
  })
