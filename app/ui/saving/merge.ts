/** Describes a form's fields, so that two states of it can be compared and merged field by field. */
export interface FormShape<Form, Field extends string> {
  fields: readonly Field[];
  isSame: (one: Form, other: Form, field: Field) => boolean;
  /** Returns the form with one field taken from another form. */
  withFieldOf: (form: Form, field: Field, other: Form) => Form;
}

/** Returns the shape of a form whose fields are plain values. */
export function plainShape<Form extends Record<Field, unknown>, Field extends keyof Form & string>(
  fields: readonly Field[],
): FormShape<Form, Field> {
  return {
    fields,
    isSame: (one, other, field) => one[field] === other[field],
    withFieldOf: (form, field, other) => ({ ...form, [field]: other[field] }),
  };
}

/** Returns the fields in which two states of a form differ. */
export function differingFields<Form, Field extends string>({ fields, isSame }: FormShape<Form, Field>, one: Form, other: Form): Field[] {
  return fields.filter((field) => !isSame(one, other, field));
}

/** The merge of two editors' changes: the proposed value of each field. */
export interface Merge<Form, Field extends string> {
  merged: Form;
  /** The fields in which mine and theirs differ. */
  differing: Field[];
  /** The differing fields that both editors have changed. */
  disputed: Field[];
}

/** Takes a field that only one editor changed from that editor; a field that both changed is disputed and stays mine until it is decided. */
export function mergeForms<Form, Field extends string>(
  shape: FormShape<Form, Field>,
  { base, mine, theirs }: { base: Form; mine: Form; theirs: Form },
): Merge<Form, Field> {
  const { isSame, withFieldOf } = shape;
  const differing = differingFields(shape, mine, theirs);
  const disputed = differing.filter((field) => !isSame(base, mine, field) && !isSame(base, theirs, field));
  const merged = differing.filter((field) => isSame(base, mine, field)).reduce((form, field) => withFieldOf(form, field, theirs), mine);
  return { merged, differing, disputed };
}
