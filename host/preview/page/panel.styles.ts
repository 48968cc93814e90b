import { styled } from 'styled-components';

export const PreviewPanel = styled.section<{ readonly $isAlarming?: boolean }>`
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

export const PanelCard = styled.div`
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

export const PanelTable = styled.div`
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
