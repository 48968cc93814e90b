import { css, styled } from 'styled-components';

const WIDE = '(min-width: 1100px)';

const focusRing = css`
  outline: 3px solid ${({ theme }) => theme.color.focus};
  outline-offset: 2px;
`;

export const PreviewBar = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.xl};
  align-items: center;
  padding: ${({ theme }) => theme.space.m} clamp(${({ theme }) => theme.space.l}, 3vw, ${({ theme }) => theme.space.xxl});
  background: ${({ theme }) => theme.color.surface};
  border-bottom: 1px solid ${({ theme }) => theme.color.border};

  @media (max-width: 700px) {
    position: static;
  }
`;

export const PreviewTitle = styled.h1`
  font-size: ${({ theme }) => theme.font.size.l};
  font-weight: ${({ theme }) => theme.font.weight.heavy};
`;

export const Brands = styled.label`
  display: flex;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;

  span {
    font-size: ${({ theme }) => theme.font.size.s};
    color: ${({ theme }) => theme.color.textQuiet};
  }

  select {
    min-height: 40px;
    max-width: 240px;
    padding-inline: ${({ theme }) => theme.space.m};
    background: ${({ theme }) => theme.color.page};
    border: 1px solid ${({ theme }) => theme.color.borderControl};
    border-radius: ${({ theme }) => theme.radius.m};
  }
`;

export const Moments = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  min-width: 0;
  padding: 3px;
  margin: 0;
  background: ${({ theme }) => theme.color.surfaceSunken};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.l};

  legend,
  input {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  label {
    position: relative;
    cursor: pointer;
  }

  span {
    display: block;
    padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
    font-weight: ${({ theme }) => theme.font.weight.medium};
    border-radius: ${({ theme }) => theme.radius.m};
  }

  input:checked + span {
    color: ${({ theme }) => theme.color.onPrimary};
    background: ${({ theme }) => theme.color.primary};
  }

  input:focus-visible + span {
    ${focusRing}
  }
`;

export const Status = styled.p<{ readonly $isGood: boolean }>`
  margin-left: auto;
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  color: ${({ $isGood, theme }) => ($isGood ? theme.color.textQuiet : theme.color.danger)};
`;

export const Main = styled.main`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};
  max-width: 1720px;
  min-height: 60vh;
  padding: ${({ theme }) => theme.space.xl} clamp(${({ theme }) => theme.space.l}, 3vw, ${({ theme }) => theme.space.xxl});
  margin: 0 auto;
  align-content: start;
`;

export const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};
  align-items: start;
  min-width: 0;

  @media ${WIDE} {
    grid-template-columns: minmax(0, 1fr) minmax(360px, 420px);
    gap: ${({ theme }) => theme.space.xxl};
  }
`;

export const Side = styled.aside`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};
  min-width: 0;
`;
