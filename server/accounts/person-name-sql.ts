/** The name of an account in SQL; its user name for who gave none. */
export const personNameSql = (table: string): string =>
  `coalesce(nullif(trim(${table}.first_name || ' ' || ${table}.last_name), ''), ${table}.username)`
