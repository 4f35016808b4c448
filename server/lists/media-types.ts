import { fileTypes } from '@ma-cantine/lib/http/file-endpoints'

/** The types that answers name: a text says its encoding. */
export const mediaTypes = { ...fileTypes, csv: `${fileTypes.csv}; charset=utf-8` } as const
