import { css, styled } from 'styled-components';

const WIDE = '(min-width: 1100px)';

const focusRing = css`
  outline: 3px solid ${({ theme }) => theme.color.focus};
  outline-offset: 2px;
`;

export const Bar = styled.header`
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

export const Title = styled.h1`
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

export const Panel = styled.section<{ readonly $isAlarming?: boolean }>`
  min-width: 0;
  padding: ${({ theme }) => theme.space.l};
  background: ${({ $isAlarming, theme }) => ($isAlarming ? theme.color.dangerSoft : theme.color.surface)};
  border: 1px solid ${({ $isAlarming, theme }) => ($isAlarming ? theme.color.danger : theme.color.border)};
  border-radius: ${({ theme }) => theme.radius.l};

  h2 {
    margin-bottom: ${({ theme }) => theme.space.s};
    font-size: ${({ theme }) => theme.font.size.m};
    font-weight: ${({ theme }) => theme.font.weight.strong};
    color: ${({ $isAlarming, theme }) => ($isAlarming ? theme.color.danger : theme.color.text)};
  }

  > p {
    font-size: ${({ theme }) => theme.font.size.s};
    color: ${({ theme }) => theme.color.textQuiet};
  }
`;

export const ProblemList = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  padding-left: ${({ theme }) => theme.space.l};
  margin-bottom: ${({ theme }) => theme.space.s};

  code {
    padding: 2px ${({ theme }) => theme.space.xs};
    overflow-wrap: anywhere;
    background: ${({ theme }) => theme.color.surface};
    border-radius: ${({ theme }) => theme.radius.s};
  }
`;

export const Card = styled.div`
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.m};

  img {
    width: 100%;
    height: auto;
    background: ${({ theme }) => theme.color.surfaceSunken};
  }

  div {
    display: grid;
    gap: 2px;
    padding: ${({ theme }) => theme.space.m};
    background: ${({ theme }) => theme.color.surfaceSunken};
  }

  small,
  p {
    overflow-wrap: anywhere;
    font-size: ${({ theme }) => theme.font.size.s};
    color: ${({ theme }) => theme.color.textQuiet};
  }
`;

export const Table = styled.div`
  max-height: 460px;
  margin-top: ${({ theme }) => theme.space.s};
  overflow: auto;

  table {
    width: 100%;
    font-size: ${({ theme }) => theme.font.size.s};
    font-variant-numeric: tabular-nums;
    border-collapse: collapse;
  }

  thead th {
    position: sticky;
    top: 0;
    font-weight: ${({ theme }) => theme.font.weight.medium};
    color: ${({ theme }) => theme.color.textQuiet};
    background: ${({ theme }) => theme.color.surface};
  }

  th,
  td {
    padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.xs} 0;
    font-weight: ${({ theme }) => theme.font.weight.normal};
    text-align: left;
    border-bottom: 1px solid ${({ theme }) => theme.color.border};
  }

  tbody th {
    display: flex;
    gap: ${({ theme }) => theme.space.s};
    align-items: center;
  }

  small {
    font-size: inherit;
    color: ${({ theme }) => theme.color.textQuiet};
  }

  /* The result says it; the number behind it needs room. */
  @media (max-width: 480px) {
    th:nth-child(3),
    td:nth-child(3) {
      display: none;
    }
  }
`;

export const Sample = styled.span<{ readonly $front: string; readonly $ground: string }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  min-height: 26px;
  font-weight: ${({ theme }) => theme.font.weight.strong};
  color: ${({ $front }) => $front};
  background: ${({ $ground }) => $ground};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.s};

  /* The edge of a control. */
  i {
    width: 18px;
    height: 12px;
    border: 2px solid;
    border-radius: ${({ theme }) => theme.radius.tail};
  }
`;

export const Verdict = styled.strong<{ readonly $isGood: boolean }>`
  font-weight: ${({ theme }) => theme.font.weight.strong};
  color: ${({ $isGood, theme }) => ($isGood ? theme.color.specialists : theme.color.danger)};
`;
