import { NEW_CLIENT } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { changedFields, checkClientForm, type ClientFormValues, toClientFormValues } from './client-form.ts';

const filled: ClientFormValues = {
  ...toClientFormValues(NEW_CLIENT),
  corporate_name: '  Floricultura Jardim das Acácias Ltda ',
  cnpj_cpf: '12.abc.345/01de-35',
};

const errorsOf = (values: Partial<ClientFormValues>) => {
  const checked = checkClientForm({ ...filled, ...values });
  return checked.ok ? {} : checked.errors;
};

describe('checkClientForm', () => {
  it('takes a client with the required fields alone and stores the empty ones as null', () => {
    expect(checkClientForm(filled)).toEqual({
      ok: true,
      fields: {
        ...NEW_CLIENT,
        corporate_name: 'Floricultura Jardim das Acácias Ltda',
        cnpj_cpf: '12ABC34501DE35',
      },
    });
  });

  it('takes a CPF, a numeric CNPJ and an alphanumeric one', () => {
    for (const cnpj_cpf of ['529.982.247-25', '11.222.333/0001-81', '6A.3ED.MWP/0001-68']) {
      expect(errorsOf({ cnpj_cpf })).toEqual({});
    }
  });

  it('says which part of a tax id to look at', () => {
    expect(errorsOf({ cnpj_cpf: '' }).cnpj_cpf).toBe('Informe o CNPJ ou o CPF.');
    expect(errorsOf({ cnpj_cpf: '12.ABC.345/01' }).cnpj_cpf).toBe('O CNPJ tem 14 caracteres; o CPF, 11.');
    expect(errorsOf({ cnpj_cpf: '12.ABC.345/01DE-45' }).cnpj_cpf).toBe('Confira os dois últimos dígitos.');
  });

  it('asks for the company name, blank ones included', () => {
    expect(errorsOf({ corporate_name: '   ' })).toEqual({ corporate_name: 'Informe a razão social.' });
  });

  it('raises the state to capitals and refuses what is no two letters', () => {
    const checked = checkClientForm({ ...filled, state: 'sp' });
    expect(checked.ok && checked.fields.state).toBe('SP');
    expect(errorsOf({ state: 'S1' }).state).toBe('Use a sigla com duas letras. Exemplo: SP');
  });

  it('refuses an e-mail without its form, and none is fine', () => {
    expect(errorsOf({ email: 'maria@' }).email).toContain('Confira o e-mail');
    expect(errorsOf({ email: ' ' })).toEqual({});
  });

  it('names the limit of a text that is too long', () => {
    expect(errorsOf({ city: 'a'.repeat(101) }).city).toBe('Use no máximo 100 caracteres.');
  });

  it('reports every wrong field at once', () => {
    expect(Object.keys(errorsOf({ corporate_name: '', cnpj_cpf: '', email: 'x' })).sort()).toEqual([
      'cnpj_cpf',
      'corporate_name',
      'email',
    ]);
  });
});

describe('toClientFormValues', () => {
  it('leads back to the same fields', () => {
    const client = {
      ...NEW_CLIENT,
      corporate_name: 'Ana',
      cnpj_cpf: '52998224725',
      phone: '(11) 98765-4321',
    };
    expect(checkClientForm(toClientFormValues(client))).toEqual({ ok: true, fields: client });
  });
});

describe('changedFields', () => {
  it('keeps the fields that differ and nothing else', () => {
    const before = { ...NEW_CLIENT, corporate_name: 'A', email: 'a@a.example' };
    const after = { ...before, email: null, status: 'inactive' } as const;
    expect(changedFields(before, after)).toEqual({ email: null, status: 'inactive' });
    expect(changedFields(before, before)).toEqual({});
  });

  it('takes a phone that only the form writes differently for unchanged', () => {
    const before = { ...NEW_CLIENT, corporate_name: 'A', cnpj_cpf: '52998224725', phone: '1133445566' };
    const checked = checkClientForm({ ...toClientFormValues(before), city: 'Santos' });
    expect(checked.ok && changedFields(before, checked.fields)).toEqual({ city: 'Santos' });
  });
});
