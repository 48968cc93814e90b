import type { Journey } from '@consorcio/shared/entities';
import { defineStep } from '@consorcio/shared/flow';
import { aScene } from '@consorcio/shared/testing';
import { journeyThatAsks } from './journey-that-asks';

const endereco = {
  cep: '01310100',
  logradouro: 'Avenida Paulista',
  numero: '1000',
  complemento: '',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  estado: 'SP',
};
const journey: Journey = { nome: 'Marina', email: 'marina@example.com', telefone: '11987654321', endereco };
const asking = (known?: (journey: Journey) => boolean) =>
  journeyThatAsks(
    defineStep({ name: 'a', leadsTo: ['end'], text: 'A', ...(known && { known: (scene) => known(scene.journey) }) }),
    aScene({ journey }),
  );

describe('journeyThatAsks', () => {
  it('returns the same journey when the step asks anyway', () => {
    expect(asking()).toBe(journey);
    expect(asking(({ nome }) => nome === 'Bia')).toBe(journey);
  });

  it('removes the one key that the step asks for', () => {
    expect(asking(({ email }) => email !== undefined)).toEqual({ nome: 'Marina', telefone: '11987654321', endereco });
  });

  it('empties the one part of the address that the step asks for', () => {
    expect(asking((known) => Boolean(known.endereco?.numero))).toEqual({
      ...journey,
      endereco: { ...endereco, numero: '' },
    });
  });

  it('removes one key after another when one is not enough', () => {
    expect(asking(({ nome, email }) => Boolean(nome ?? email))).toEqual({ telefone: '11987654321', endereco });
  });

  it('keeps what the step needs', () => {
    const known = ({ nome, telefone }: Journey) => {
      if (nome === undefined) throw new Error('needs the name');
      return telefone !== undefined;
    };
    expect(asking(known)).toEqual({ nome: 'Marina', email: 'marina@example.com', endereco });
  });
});
