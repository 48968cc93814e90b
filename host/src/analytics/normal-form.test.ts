import vectors from '@consorcio/shared/testing/vectors/google_user_data_hash.json';
import { normalDocument, normalEmail, normalPhone } from './normal-form';

describe('normalEmail', () => {
  it.each(vectors.email)('writes $in as $normalised', ({ in: email, normalised }) => {
    expect(normalEmail(email)).toBe(normalised);
  });

  it.each([
    ['a.b+c@googlemail.com', 'ab@googlemail.com'],
    ['a.b+c@mail.gmail.com', 'a.b+c@mail.gmail.com'],
    ['a.b+c@gmail.com.br', 'a.b+c@gmail.com.br'],
    ['a.b+c@notgmail.com', 'a.b+c@notgmail.com'],
    ['a+b+c@gmail.com', 'a@gmail.com'],
    ['a b\t@\u00a0Example.com', 'ab@example.com'],
  ])('writes %j as %s', (email, normal) => {
    expect(normalEmail(email)).toBe(normal);
  });

  it.each(['', '   ', 'ana', '@example.com', 'ana@', '+promo@gmail.com', '...@gmail.com'])(
    'knows that %j is nobody',
    (email) => {
      expect(normalEmail(email)).toBeUndefined();
    },
  );
});

describe('normalPhone', () => {
  it.each(vectors.phone)('writes $in as $normalised', ({ in: phone, normalised }) => {
    expect(normalPhone(phone)).toBe(normalised);
  });

  it.each([
    ['11987654321', '+5511987654321'],
    ['5511987654321', '+5511987654321'],
    ['+5555987654321', '+5555987654321'],
    ['5530000000', '+555530000000'],
    ['(011) 98765-4321', '+5511987654321'],
    ['01130000000', '+551130000000'],
  ])('writes %s as %s', (phone, normal) => {
    expect(normalPhone(phone)).toBe(normal);
  });

  it.each(['', ' ', '-', '987654321', '+12025550100', '119876543210', '00000000000'])(
    'knows that %j is none',
    (phone) => {
      expect(normalPhone(phone)).toBeUndefined();
    },
  );
});

describe('normalDocument', () => {
  it.each([
    ['529.982.247-25', '52998224725'],
    ['52998224725', '52998224725'],
    ['11.222.333/0001-81', '11222333000181'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    ['', undefined],
    [' .-/', undefined],
  ])('writes %j as %s', (cpfCnpj, normal) => {
    expect(normalDocument(cpfCnpj)).toBe(normal);
  });
});
