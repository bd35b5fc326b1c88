/**
 * Writes what the web knows of the server from the server's own OpenAPI document:
 * `schema.gen.ts`, the types, and `facts.gen.ts`, what each form field is (label,
 * length, dictionary, when it is required). Neither is ever typed by hand.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

const HEADER = '// Generated from the OpenAPI document by `npm run gen`. Do not edit.\n\n'

// A file may be given, for machines that have the document but no Rust.
const given = process.argv[2]
const text = given
  ? readFileSync(given, 'utf8')
  : execFileSync('cargo', ['run', '-q', '-p', 'portal', '--', 'openapi'], {
      cwd: new URL('../..', import.meta.url),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
const api = JSON.parse(text)

write('schema.gen.ts', astToString(await openapiTS(api, { alphabetize: true })))
write('facts.gen.ts', `export const facts = ${JSON.stringify(formFacts(api), null, 2)} as const\n`)

function write(name, content) {
  writeFileSync(new URL(`../src/api/${name}`, import.meta.url), HEADER + content)
}

/** Every schema with labelled fields: those are forms. */
function formFacts({ components }) {
  const forms = Object.entries(components.schemas)
    .map(([name, { properties = {}, required = [] }]) => [
      name,
      Object.fromEntries(
        Object.entries(properties)
          .filter(([, field]) => field.title)
          .map(([field, schema]) => [field, fieldFacts(schema, required.includes(field))]),
      ),
    ])
    .filter(([, fields]) => Object.keys(fields).length > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(forms)
}

function fieldFacts(schema, required) {
  const { title, maxLength, minimum, maximum, maxItems, pattern } = schema
  return {
    label: title,
    required: schema['x-required'] ?? (required || undefined),
    kind: schema['x-kind'],
    dict: schema['x-dict'],
    maxLength,
    minimum,
    maximum,
    maxItems,
    pattern,
  }
}
